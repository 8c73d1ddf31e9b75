import { store } from '#web/platform/device/store.ts';

/**
 * Where the timer lies on this device. It is all that the shell knows of nursing before there is a timer, so
 * it stays this small. A phone is lent: each mother has a place of her own, and a visitor (null) another.
 */
const timersKey = 'nursing_timer';
const accountPrefix = `${timersKey}:`;
export const timerKey = (owner: string | null) => (owner ? accountPrefix + owner : timersKey);

/** What the storage would not take (full, or forbidden) lives as long as the page does. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

export function readTimerText(owner: string | null): string | null {
  const key = timerKey(owner);
  return inMemory.get(key) ?? store.get(key);
}

/** Whether there is one to show. Asked by the shell on every screen, so nothing is parsed for it. */
export function hasTimer(owner: string | null): boolean {
  return isUnderWay(readTimerText(owner));
}

const isUnderWay = (text: string | null) => text?.startsWith('{"current":{') ?? false;

/** What is left of accounts whose feeds are all saved: only which timers there were. */
export function forgetIdleTimers(): void {
  for (const key of store.keys())
    if (key.startsWith(accountPrefix) && !isUnderWay(store.get(key))) store.remove(key);
}

/** Answers whether it will outlive the page. */
export function writeTimerText(owner: string | null, text: string | null): boolean {
  const key = timerKey(owner);
  if (text === null) store.remove(key);
  else store.set(key, text);
  const isKept = store.get(key) === text;
  if (isKept || text === null) inMemory.delete(key);
  else inMemory.set(key, text);
  for (const listener of listeners) listener();
  return isKept;
}

/** For useSyncExternalStore: also hears the other tabs. */
export function subscribeToTimer(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}
