import { useSyncExternalStore } from 'react';
import { createListeners } from '../device/listeners.ts';
import { errorCodeOf } from './api-error.ts';

type Answer = (isConfirmed: boolean) => void;

let waiting: readonly Answer[] = [];
const { subscribe, notify } = createListeners();

function change(next: readonly Answer[]): void {
  waiting = next;
  notify();
}

/** Opens the one sheet that asks whether it is she. True once she has shown it, false when she closes it. */
export function requestReauthentication(): Promise<boolean> {
  return new Promise((answer) => change([...waiting, answer]));
}

export function settleReauthentication(isConfirmed: boolean): void {
  const answers = waiting;
  change([]);
  for (const answer of answers) answer(isConfirmed);
}

export function useReauthenticationRequested(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting.length > 0,
    () => false,
  );
}

/** Does what she wanted; where the server asks first whether it is she, so does the page, and then goes on. */
export async function withReauthentication<Done>(act: () => Promise<Done>): Promise<Done> {
  try {
    return await act();
  } catch (error) {
    if (errorCodeOf(error) !== 'reauthentication_required' || !(await requestReauthentication())) throw error;
    return act();
  }
}
