import * as v from 'valibot';
import { spanOf, type TimerLimits } from '../../timer/timer.rules.ts';
import { sumOf } from '../kind.rules.ts';
import type { RecordKind } from '../kind.ts';

export const activities = ['tummy', 'bath', 'walk', 'play', 'other'] as const;
export type Activity = (typeof activities)[number];
export const maxActivityNotesLength = 2000;
const longestActivityHours = 24;
/** A day out is long: only then was the timer probably forgotten. */
const activityLimits: TimerLimits = { forgottenAfterMinutes: 240, longestHours: longestActivityHours };

const details = v.strictObject({ activity: v.picklist(activities) });
export type ActivityDetails = v.InferOutput<typeof details>;

/** It may have no length: that there was a bath is enough. */
export const activity: RecordKind<'activity', ActivityDetails> = {
  name: 'activity',
  when: 'span',
  details,
  limits: { notes: maxActivityNotesLength, longestHours: longestActivityHours },
  problems: [],
  totals: (records) => ({
    activities: records.length,
    seconds: sumOf(records, ({ durationSeconds }) => durationSeconds),
    tummySeconds: sumOf(records, (record) =>
      record.details.activity === 'tummy' ? record.durationSeconds : 0,
    ),
  }),
  columns: [
    { key: 'activity', of: (record) => record.details.activity },
    { key: 'minutes', of: ({ durationSeconds }) => Math.round((durationSeconds ?? 0) / 60) },
  ],
  visibleTo: 'guest',
  canBeForBoth: true,
  timer: {
    sides: ['on'],
    limits: activityLimits,
    recordOf: (timer, choice) => ({
      id: timer.id,
      ...spanOf(timer),
      day: null,
      details: { activity: choice?.activity ?? 'other' },
      notes: timer.notes.trim() || null,
      timeZone: timer.timeZone,
    }),
  },
};
