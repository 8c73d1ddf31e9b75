import { useSyncExternalStore } from 'react';
import { createStorageListeners } from '#web/platform/device/listeners.ts';
import { store } from '#web/platform/device/store.ts';

const keyOf = (owner: string) => `chosen_baby:${owner}` as const;
const listeners = createStorageListeners();

/** Whom this device shows of several babies. Undefined: nothing was chosen, and the server means whom it means. */
export const chosenBaby = (owner: string | null | undefined): string | undefined =>
  (owner && store.get(keyOf(owner))) || undefined;

export function keepChosenBaby(owner: string, babyId: string | undefined): void {
  if (babyId) store.set(keyOf(owner), babyId);
  else store.remove(keyOf(owner));
  listeners.notify();
}

export const useChosenBaby = (owner: string | null | undefined): string | undefined =>
  useSyncExternalStore(
    listeners.subscribe,
    () => chosenBaby(owner),
    () => undefined,
  );
