import * as v from 'valibot';
import {
  maxSleepHours,
  maxSleepNotesLength,
  sleepForgottenAfterHours,
  sleepKinds,
  sleepMoods,
} from '../../sleep/sleep.rules.ts';
import { sleepLimits, sleepOf } from '../../sleep/sleep-timer.rules.ts';
import type { Timer } from '../../timer/timer.rules.ts';
import { sumOf } from '../kind.rules.ts';
import type { Recorded, RecordKind } from '../kind.ts';

const details = v.strictObject({
  /** A nap or a night. Not called its kind: every record has one. */
  sort: v.picklist(sleepKinds, 'unknown_sort'),
  mood: v.nullable(v.picklist(sleepMoods)),
});
export type SleepDetails = v.InferOutput<typeof details>;

export const sleep: RecordKind<'sleep', SleepDetails, 'unknown_sort'> = {
  name: 'sleep',
  when: 'span',
  details,
  limits: {
    notes: maxSleepNotesLength,
    longestHours: maxSleepHours,
    usualHours: sleepForgottenAfterHours,
  },
  problems: ['unknown_sort'],
  totals: (records) => {
    const [naps, nights] = sleepKinds.map((sort) => records.filter((one) => one.details.sort === sort));
    return {
      naps: naps?.length ?? 0,
      napSeconds: secondsOf(naps),
      nights: nights?.length ?? 0,
      nightSeconds: secondsOf(nights),
    };
  },
  columns: [
    { key: 'minutes', of: ({ durationSeconds }) => Math.round((durationSeconds ?? 0) / 60) },
    { key: 'sort', of: (record) => record.details.sort },
    { key: 'mood', of: (record) => record.details.mood ?? '' },
  ],
  visibleTo: 'guest',
  canBeForBoth: true,
  timer: {
    sides: ['asleep'],
    limits: sleepLimits,
    recordOf(timer, choice) {
      const chosen = choice && { kind: choice.sort ?? null, mood: choice.mood ?? null };
      const { kind, mood, ...told } = sleepOf(timer as Timer<'asleep'>, chosen);
      return { ...told, day: null, details: { sort: kind, mood } };
    },
  },
};

const secondsOf = (sleeps: readonly Recorded[] = []) => sumOf(sleeps, (one) => one.durationSeconds);
