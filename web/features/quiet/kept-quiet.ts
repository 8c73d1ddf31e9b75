import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { createStorageListeners } from '#web/platform/device/listeners.ts';
import { store } from '#web/platform/device/store.ts';

/**
 * What she said, on this phone: known before the first paint, offline too, while the outbox and the profile are still
 * being asked. `unsent`: the outbox has it and the server does not, so that what the server says is older.
 */
export type KeptQuiet = { owner: string | null; quiet: Quiet | null; unsent?: boolean | undefined };

const key = 'quiet';
const listeners = createStorageListeners();

/** Hers, or what nobody's outbox still holds: it becomes hers who signs in, as the write does. */
export function keptQuiet(owner: string | null, text = quietText()): KeptQuiet | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as KeptQuiet;
    return kept.owner === owner || (kept.owner === null && kept.unsent) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepQuiet(kept: KeptQuiet): void {
  const text = JSON.stringify(kept);
  if (quietText() === text) return;
  store.set(key, text);
  listeners.notify();
}

/** She left: what her account holds does not stay on a phone that is lent; what waits for her does. */
export function forgetSentQuiet(): void {
  if (!/"owner":null|"unsent"/.test(quietText() ?? 'null')) store.remove(key);
}

/** For useSyncExternalStore: also hears what another tab kept. */
export const subscribeToQuiet = listeners.subscribe;

/** The text as it lies there: the same while nothing changed. */
export const quietText = () => store.get(key);
