import { maxSleepNotesLength } from '#shared/sleep/sleep.rules.ts';
import { type SleepChoice, sleepLimits, sleepOf } from '#shared/sleep/sleep-timer.rules.ts';
import type { TimerKind } from '#web/features/timer/timer-kind.ts';
import { timerKey } from './sleep-timer-key.ts';

const seenKey = 'sleep_seen';

/** A timer with one side, asleep, that becomes a sleep. A pause is a baby awake for a while. */
export const sleepTimer: TimerKind<'asleep', SleepChoice> = {
  name: 'sleep',
  timerKey,
  seenKey,
  limits: sleepLimits,
  maxNotesLength: maxSleepNotesLength,
  recordOf(timer, choice) {
    const { kind: sort, mood, ...span } = sleepOf(timer, choice);
    return { ...span, day: null, details: { sort, mood } };
  },
};
