import { store } from '#web/platform/device/store.ts';

export const timerKeys = ['nursing_timer', 'sleep_timer'] as const;
export type TimerKey = (typeof timerKeys)[number];

/**
 * Where timers lie on this device. It is all that the shell knows of them before there is one, so it stays this
 * small. A phone is lent: each mother has a place of her own under a timer's key, and a visitor (null) another.
 */
export const timerPlace = (key: TimerKey, owner: string | null) =>
  owner ? (`${key}:${owner}` as const) : key;

/** What the storage would not take (full, or forbidden) lives as long as the page does. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

export function readTimerText(key: TimerKey, owner: string | null): string | null {
  const place = timerPlace(key, owner);
  return inMemory.get(place) ?? store.get(place);
}

/** Whether there is one to show. Asked by the shell on every screen, so nothing is parsed for it. */
export function hasTimer(key: TimerKey, owner: string | null): boolean {
  return isUnderWay(readTimerText(key, owner));
}

const isUnderWay = (text: string | null) => text?.startsWith('{"current":{') ?? false;

/** What is left of accounts whose timers are all saved: only which timers there were. */
export function forgetIdleTimers(): void {
  const isOfAccount = (place: string) => timerKeys.some((key) => place.startsWith(`${key}:`));
  for (const place of store.keys())
    if (isOfAccount(place) && !isUnderWay(store.get(place))) store.remove(place);
}

/** Answers whether it will outlive the page. */
export function writeTimerText(key: TimerKey, owner: string | null, text: string | null): boolean {
  const place = timerPlace(key, owner);
  if (text === null) store.remove(place);
  else store.set(place, text);
  const isKept = store.get(place) === text;
  if (isKept || text === null) inMemory.delete(place);
  else inMemory.set(place, text);
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
