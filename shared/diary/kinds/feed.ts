import * as v from 'valibot';
import {
  breasts,
  maxFeedHours,
  maxNotesLength,
  nursingSides,
  usualFeedHours,
} from '../../nursing/nursing.rules.ts';
import { feedOf, nursingLimits } from '../../nursing/timer.rules.ts';
import type { Timer } from '../../timer/timer.rules.ts';
import { longerThanSpan, sumOf } from '../kind.rules.ts';
import type { RecordKind } from '../kind.ts';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));

const details = v.strictObject({
  side: v.picklist(nursingSides, 'unknown_side'),
  leftSeconds: seconds,
  rightSeconds: seconds,
  /** Where a feed at both breasts ended; null where it is not known, or was at both at once. */
  lastSide: v.nullable(v.picklist(breasts, 'unknown_side')),
});
export type FeedDetails = v.InferOutput<typeof details>;

/** At the breast. What it was is in its two sides. */
export const feed: RecordKind<'feed', FeedDetails, 'unknown_side'> = {
  name: 'feed',
  when: 'span',
  details,
  limits: { notes: maxNotesLength, longestHours: maxFeedHours, usualHours: usualFeedHours },
  problems: ['unknown_side'],
  validate: (record) =>
    longerThanSpan(record, record.details.leftSeconds + record.details.rightSeconds)
      ? { durationSeconds: 'longer_than_span' }
      : {},
  totals: (records) => ({
    feeds: records.length,
    seconds: sumOf(records, ({ durationSeconds }) => durationSeconds),
    left: sumOf(records, (record) => record.details.leftSeconds),
    right: sumOf(records, (record) => record.details.rightSeconds),
  }),
  columns: [
    { key: 'minutes', of: ({ durationSeconds }) => Math.round((durationSeconds ?? 0) / 60) },
    { key: 'side', of: (record) => record.details.side },
    { key: 'leftMinutes', of: (record) => Math.round(record.details.leftSeconds / 60) },
    { key: 'rightMinutes', of: (record) => Math.round(record.details.rightSeconds / 60) },
  ],
  visibleTo: 'guest',
  canBeForBoth: true,
  timer: {
    sides: breasts,
    limits: nursingLimits,
    recordOf(timer, choice) {
      const { id, startTime, endTime, durationSeconds, notes, timeZone, ...sides } = feedOf(
        timer as Timer<FeedSide>,
        timer.notes,
        choice?.side,
      );
      const told = { ...sides, lastSide: sides.lastSide ?? null };
      return { id, startTime, endTime, day: null, durationSeconds, details: told, notes, timeZone };
    },
  },
};

type FeedSide = (typeof breasts)[number];
