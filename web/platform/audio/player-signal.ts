import { useSyncExternalStore } from 'react';
import { createListeners } from '../device/listeners.ts';
import { store } from '../device/store.ts';

/**
 * Whether something is in the player, and how to put it away. It is all that the shell knows of listening, so that
 * whoever never listens never loads the player.
 */
let putAway: (() => void) | undefined;
const { subscribe, notify } = createListeners();

/** Where a recording was left, on the device. */
export const positionKey = (url: string) => `audio_position:${url}` as const;

/** Something is in the player, and this puts it away; undefined: nothing is. */
export function signalPlayer(close: (() => void) | undefined): void {
  putAway = close;
  notify();
}

export function usePlayerSignal(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => putAway !== undefined,
    () => false,
  );
}

/** Whoever listened has gone: it falls silent, and nobody learns what was heard, or how far. */
export function forgetListening(): void {
  // First, because the player notes where it stood as it closes.
  putAway?.();
  for (const key of store.keys()) if (key.startsWith(positionKey(''))) store.remove(key);
}
