import { useSyncExternalStore } from 'react';
import { healthConsentVersion } from '#shared/consent/consent.rules.ts';
import { createListeners } from '#web/platform/device/listeners.ts';
import { store } from '#web/platform/device/store.ts';

/** Whether the question is on screen, and whether it was in this visit: it is asked once, and then waits for her. */
const unasked = { isOpen: false, wasAsked: false };
let state = unasked;
const { subscribe, notify } = createListeners();

function change(next: typeof state): void {
  state = next;
  notify();
}

export const openQuestion = (): void => change({ isOpen: true, wasAsked: true });
export const closeQuestion = (): void => change({ ...state, isOpen: false });

/** A phone is lent: whoever comes next has not been asked. */
export const forgetQuestion = (): void => change({ isOpen: false, wasAsked: false });

export function useQuestion() {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => unasked,
  );
}

const askedKey = (owner: string) => `consent_asked:${owner}` as const;

/** When Colo last asked her on this phone by itself, about this version; undefined: never. */
export function lastAsked(owner: string): number | undefined {
  const [version, at] = store.get(askedKey(owner))?.split(' ') ?? [];
  return version === healthConsentVersion ? Number(at) : undefined;
}

/** Not at her own wish: what she has recorded by now is not asked about again, unless she wishes it. */
export function ask(owner: string): void {
  store.set(askedKey(owner), `${healthConsentVersion} ${Date.now()}`);
  if (!state.wasAsked) openQuestion();
}
