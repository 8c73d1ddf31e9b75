import { useSyncExternalStore } from 'react';
import { healthConsentVersion } from '#shared/consent/consent.rules.ts';
import { store } from '#web/platform/device/store.ts';

/** Whether the question is on screen, and whether it was in this visit: it is asked once, and then waits for her. */
let state = { isOpen: false, wasAsked: false };
const listeners = new Set<() => void>();

function change(next: typeof state): void {
  state = next;
  for (const listener of listeners) listener();
}

export const openQuestion = (): void => change({ isOpen: true, wasAsked: true });
export const closeQuestion = (): void => change({ ...state, isOpen: false });

/** A phone is lent: whoever comes next has not been asked. */
export const forgetQuestion = (): void => change({ isOpen: false, wasAsked: false });

export function useQuestion() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

const askedKey = (owner: string) => `consent_asked:${owner}`;

/** Somebody who recorded before there was a question is asked where she sees her records: once on this phone. */
export function askOnVisit(owner: string): void {
  if (store.get(askedKey(owner)) === healthConsentVersion) return;
  store.set(askedKey(owner), healthConsentVersion);
  if (!state.wasAsked) openQuestion();
}
