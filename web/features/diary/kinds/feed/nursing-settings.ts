import { useSyncExternalStore } from 'react';
import { defaultNursingSettings } from '#shared/nursing/nursing.rules.ts';
import type { NursingSettings } from '#shared/nursing/nursing.schema.ts';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import { store } from '#web/platform/device/store.ts';
import { putSettings } from './nursing-settings.outbox.ts';

/** How she likes her log counted: at once on this phone, and on her others when they next ask. */
const key = 'nursing_settings';
const listeners = new Set<() => void>();
/** Whose they are, once an account has answered: a visitor's choices are nobody's. */
type Kept = { settings: NursingSettings; owner?: string | undefined };
/** Where nothing can be stored, her choice still holds until she leaves. */
let last: Kept & { text: string | null } = { text: null, settings: defaultNursingSettings };

function current(): Kept {
  const text = store.get(key);
  if (text !== last.text) last = { text, ...parse(text) };
  return last;
}

function parse(text: string | null): Kept {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<NursingSettings & { owner: string }>;
    const { dayStartHour, sleepDayStartHour, sinceFrom, keepAwake } = kept;
    const settings: NursingSettings = {
      dayStartHour: isHour(dayStartHour) ? dayStartHour : defaultNursingSettings.dayStartHour,
      sleepDayStartHour: isHour(sleepDayStartHour)
        ? sleepDayStartHour
        : // Chosen when one hour counted for both.
          (isHour(dayStartHour) && dayStartHour) || defaultNursingSettings.sleepDayStartHour,
      sinceFrom: sinceFrom === 'start' || sinceFrom === 'end' ? sinceFrom : defaultNursingSettings.sinceFrom,
      keepAwake: typeof keepAwake === 'boolean' ? keepAwake : defaultNursingSettings.keepAwake,
    };
    return { settings, owner: kept.owner };
  } catch {
    return { settings: defaultNursingSettings };
  }
}

const isHour = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 24;

function show({ settings, owner }: Kept): void {
  store.set(key, JSON.stringify({ ...settings, owner }));
  last = { text: store.get(key), settings, owner };
  for (const listener of listeners) listener();
}

/** What she chose before her account told the rest: sent as a whole, it would overwrite the rest. */
let early: { owner: string; change: Partial<NursingSettings> } | undefined;

/** A visitor's choice stays on the phone: it must not overwrite those of whoever signs in next. */
export function changeSettings(owner: string | null, change: Partial<NursingSettings>): void {
  const kept = current();
  const changed = { ...kept.settings, ...change };
  show({ settings: changed, owner: kept.owner });
  if (owner === null) return;
  if (kept.owner === owner) putSettings(changed);
  else early = { owner, change: { ...(early?.owner === owner && early.change), ...change } };
}

/** What another device chose, unless this one has a choice of its own on the way. */
export function followSettings(owner: string, settings: NursingSettings, pending: PendingWrite[]): void {
  const mine = current();
  const isOnTheWay = pending.some(({ kind }) => kind === 'nursing.settings');
  const chosen = early?.owner === owner ? early.change : undefined;
  early = undefined;
  const next = isOnTheWay && mine.owner === owner ? mine.settings : { ...settings, ...chosen };
  if (mine.owner !== owner || JSON.stringify(next) !== JSON.stringify(mine.settings))
    show({ settings: next, owner });
  if (chosen) putSettings(next);
}

/** She left: her account has them. A visitor's own stay. */
export function forgetSettings(): void {
  if (current().owner === undefined) return;
  store.remove(key);
  last = { text: null, settings: defaultNursingSettings };
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onChange);
  };
}

export function useNursingSettings(): NursingSettings {
  return useSyncExternalStore(
    subscribe,
    () => current().settings,
    () => defaultNursingSettings,
  );
}
