import { store } from '../device/store.ts';
import { positionKey } from './player-signal.ts';

/** What the device remembers of listening: how loud, how fast, and where each recording was left. */
const volumeKey = 'audio_volume';
const speedKey = 'audio_speed';

export const defaultVolume = 70;
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

export function keptVolume(): number {
  const kept = store.get(volumeKey);
  const volume = kept ? Number(kept) : Number.NaN;
  return Number.isInteger(volume) && volume >= 0 && volume <= 100 ? volume : defaultVolume;
}

export function keepVolume(volume: number): void {
  store.set(volumeKey, String(volume));
}

export function keptSpeed(): Speed {
  const kept = Number(store.get(speedKey));
  return speeds.find((speed) => speed === kept) ?? 1;
}

export function keepSpeed(speed: Speed): void {
  store.set(speedKey, String(speed));
}

/** In seconds; 0 when it was never begun, or heard to its end. */
export function keptPosition(url: string): number {
  const position = Number(store.get(positionKey(url)));
  return Number.isFinite(position) && position > 0 ? position : 0;
}

export function keepPosition(url: string, position: number): void {
  if (position > 0) store.set(positionKey(url), position.toFixed(1));
  else store.remove(positionKey(url));
}
