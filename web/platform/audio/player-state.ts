import { useSyncExternalStore } from 'react';
import { createListeners } from '../device/listeners.ts';
import { defaultVolume, keptPosition, keptSpeed, keptVolume, type Speed } from './audio-memory.ts';

export type Track = {
  url: string;
  title: string;
  /** Who speaks or wrote, for the lock screen. */
  artist: string;
  /** Of what it is the sound: whoever loaded it knows what to do with it. */
  id: string;
  pictureUrl?: string | undefined;
  /** Known before the sound itself, when whoever loads it was told. */
  durationSeconds: number | null;
};

export type PlayerState = {
  track: Track | null;
  /** `waiting`: it will sound as soon as it has arrived. */
  status: 'paused' | 'waiting' | 'playing' | 'failed';
  position: number;
  duration: number | null;
  volume: number;
  speed: Speed;
};

const silent: PlayerState = {
  track: null,
  status: 'paused',
  position: 0,
  duration: null,
  volume: defaultVolume,
  speed: 1,
};
let state: PlayerState = { ...silent, volume: keptVolume(), speed: keptSpeed() };
const { subscribe, notify } = createListeners();

export function playerState(): PlayerState {
  return state;
}

export function changePlayer(part: Partial<PlayerState>): void {
  state = { ...state, ...part };
  notify();
}

export function usePlayer(): PlayerState {
  return useSyncExternalStore(subscribe, playerState, () => silent);
}

/** Where a recording was left, also when it is not in the player. */
export function useLeftAt(url: string): number {
  return useSyncExternalStore(
    subscribe,
    () => keptPosition(url),
    () => 0,
  );
}
