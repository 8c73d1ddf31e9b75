import { wallClock } from '../time/zoned-time.ts';
import { spanOf, startOf, type TimerLimits } from '../timer/timer.rules.ts';
import { maxSleepHours, type SleepKind, type SleepMood, sleepForgottenAfterHours } from './sleep.rules.ts';
import type { Sleep, SleepTimer } from './sleep.schema.ts';

export const sleepLimits: TimerLimits = {
  forgottenAfterMinutes: sleepForgottenAfterHours * 60,
  longestHours: maxSleepHours,
};

const [eveningHour, morningHour] = [18, 6];

/** What a sleep most probably was, by the hour at which it began where she was; she can say otherwise. */
export function usualKind(startTime: string | Date, timeZone: string): SleepKind {
  const { hour } = wallClock(new Date(startTime), timeZone);
  return hour >= eveningHour || hour < morningHour ? 'night' : 'nap';
}

/** What she chose in the save step. No kind: the usual one. */
export type SleepChoice = { kind: SleepKind | null; mood: SleepMood | null };

/** The sleep of a stopped timer. */
export function sleepOf(timer: SleepTimer, choice: SleepChoice | null): Sleep {
  return {
    id: timer.id,
    ...spanOf(timer),
    kind: choice?.kind ?? usualKind(startOf(timer), timer.timeZone),
    mood: choice?.mood ?? null,
    notes: timer.notes.trim() || null,
    timeZone: timer.timeZone,
  };
}
