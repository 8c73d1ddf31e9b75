import { store } from '#web/platform/device/store.ts';

export const timerKeys = ['nursing_timer', 'sleep_timer', 'pumping_timer', 'activity_timer'] as const;
export type TimerKey = (typeof timerKeys)[number];

/** Whose it is (null: a visitor's), and of which family and baby its record will be. */
export type TimerPlace = { owner: string | null; familyId: string | null; babyId: string | null };

/**
 * Where timers lie on this device. It is all that the shell knows of them before there is one, so it stays this
 * small. A phone is lent: each mother has a place of her own under a timer's key, with one in it for each baby, and a
 * visitor (null) another. What was begun before it is known of which baby lies under her name alone.
 */
export function timerKeyAt(key: TimerKey, { owner, familyId, babyId }: TimerPlace) {
  if (!owner) return key;
  return familyId && babyId
    ? (`${key}:${owner}:${familyId}:${babyId}` as const)
    : (`${key}:${owner}` as const);
}

/** Every place where something of hers lies, whichever baby it is of. */
export function timerPlaces(key: TimerKey, owner: string | null): TimerPlace[] {
  const hers = timerKeyAt(key, { owner, familyId: null, babyId: null });
  const kept = new Set([...store.keys(), ...inMemory.keys()]);
  return [...kept]
    .filter((place) => place === hers || (owner !== null && place.startsWith(`${hers}:`)))
    .map((place) => {
      const [familyId = null, babyId = null] = place
        .slice(hers.length + 1)
        .split(':')
        .filter(Boolean);
      return { owner, familyId, babyId };
    });
}

/** What the storage would not take (full, or forbidden) lives as long as the page does. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

export function readTimerText(key: TimerKey, place: TimerPlace): string | null {
  const at = timerKeyAt(key, place);
  return inMemory.get(at) ?? store.get(at);
}

/** Whether there is one to show. Asked by the shell on every screen, so nothing is parsed for it. */
export const hasTimer = (key: TimerKey, owner: string | null): boolean =>
  timerPlaces(key, owner).some((place) => isUnderWay(readTimerText(key, place)));

const isUnderWay = (text: string | null) => text?.startsWith('{"current":{') ?? false;

/** What is left of accounts whose timers are all saved: only which timers there were. */
export function forgetIdleTimers(): void {
  const isOfAccount = (place: string) => timerKeys.some((key) => place.startsWith(`${key}:`));
  for (const place of store.keys())
    if (isOfAccount(place) && !isUnderWay(store.get(place))) store.remove(place);
}

/** What was under way for a baby that is no longer spoken of: nobody is asked to save it, and nothing of it stays here. */
export function forgetTimersOf(owner: string, isOver: (place: TimerPlace) => boolean): void {
  for (const key of timerKeys)
    for (const place of timerPlaces(key, owner)) if (isOver(place)) writeTimerText(key, place, null);
}

/** Answers whether it will outlive the page. */
export function writeTimerText(key: TimerKey, place: TimerPlace, text: string | null): boolean {
  const at = timerKeyAt(key, place);
  if (text === null) store.remove(at);
  else store.set(at, text);
  const isKept = store.get(at) === text;
  if (isKept || text === null) inMemory.delete(at);
  else inMemory.set(at, text);
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
