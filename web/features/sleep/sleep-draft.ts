import { type SleepKind, type SleepMood, sleepKinds, sleepMoods } from '#shared/sleep/sleep.rules.ts';
import type { Sleep } from '#shared/sleep/sleep.schema.ts';
import { usualKind } from '#shared/sleep/sleep-timer.rules.ts';
import { fromLocalMoment, toLocalMoment } from '#web/features/timer/local-moment.ts';

/** A sleep as its form shows it. */
export type SleepDraft = {
  start: string;
  end: string;
  /** Null until she writes there: then the minutes follow from the times. */
  minutes: string | null;
  /** Null until she chooses: then it is the usual one of the hour. */
  kind: SleepKind | null;
  mood: SleepMood | null;
  notes: string;
};

export const minutesOf = (seconds: number) => String(Math.round(seconds / 60));

/** `isNew`: nothing was chosen yet, so the kind follows the hour she writes. */
export function draftOfSleep(sleep: Sleep, zone: string, isNew: boolean): SleepDraft {
  return {
    start: toLocalMoment(sleep.startTime, zone),
    end: toLocalMoment(sleep.endTime, zone),
    minutes: null,
    kind: isNew ? null : sleep.kind,
    mood: sleep.mood,
    notes: sleep.notes ?? '',
  };
}

/** One by hand at a time has no place in the diary yet. */
const newSleep = 'new';

export const sleepSlot = (owner: string | null, sleepId = newSleep) =>
  ({ kind: 'sleep', owner, place: sleepId, looksRight: isSleepDraft }) as const;

export function isSleepDraft(draft: unknown): draft is SleepDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  const { start, end, minutes, kind, mood, notes } = draft as SleepDraft;
  return (
    [start, end, notes, minutes ?? ''].every((text) => typeof text === 'string') &&
    (kind === null || sleepKinds.includes(kind)) &&
    (mood === null || sleepMoods.includes(mood))
  );
}

/**
 * What she changed, and nothing else: the form shows whole minutes, and a sleep of 41:20 whose notes were corrected
 * is still one of 41:20. A moment left empty stays empty, for the rules to name.
 */
export function sleepOfDraft(draft: SleepDraft, before: Sleep, zone: string): Sleep {
  const momentOf = (local: string, instant: string) =>
    local === toLocalMoment(instant, zone) ? instant : (fromLocalMoment(local, zone) ?? '');
  const startTime = momentOf(draft.start, before.startTime);
  const endTime = momentOf(draft.end, before.endTime);
  const isMoved = startTime !== before.startTime || endTime !== before.endTime;
  const seconds = isMoved ? secondsBetween(startTime, endTime) : before.durationSeconds;
  return {
    ...before,
    startTime,
    endTime,
    durationSeconds:
      draft.minutes === null ? seconds : Math.max(0, Math.round((Number(draft.minutes) || 0) * 60)),
    kind: draft.kind ?? (startTime ? usualKind(startTime, zone) : before.kind),
    mood: draft.mood,
    notes: draft.notes.trim() || null,
  };
}

const secondsBetween = (start: string, end: string) =>
  Math.max(0, Math.floor((Date.parse(end) - Date.parse(start)) / 1000)) || 0;

/** A sleep she adds afterwards, filled in as a nap that just ended: only the times are hers to say. */
export function sleepByHand(now: Date, id: string, timeZone: string): Sleep {
  const end = Math.floor(now.getTime() / 60_000) * 60_000;
  const start = end - 3_600_000;
  return {
    id,
    startTime: new Date(start).toISOString(),
    endTime: new Date(end).toISOString(),
    durationSeconds: 3600,
    kind: usualKind(new Date(start), timeZone),
    mood: null,
    notes: null,
    timeZone,
  };
}
