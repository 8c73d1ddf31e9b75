import { useSyncExternalStore } from 'react';

/**
 * Whether something is in the player. It is all that the shell knows of listening, so that whoever never listens
 * never loads the player.
 */
let isLoaded = false;
const listeners = new Set<() => void>();

export function signalPlayer(loaded: boolean): void {
  isLoaded = loaded;
  for (const listener of listeners) listener();
}

export function usePlayerSignal(): boolean {
  return useSyncExternalStore(subscribe, () => isLoaded);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
