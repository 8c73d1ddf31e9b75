import * as v from 'valibot';
import { spanOf, type TimerLimits } from '../../timer/timer.rules.ts';
import { sumOf, wholeNumberWithin } from '../kind.rules.ts';
import type { Recorded, RecordKind } from '../kind.ts';

export const pumpingSides = ['left', 'right', 'both'] as const;
export const mostPumpedMl = 1000;
export const maxPumpingNotesLength = 2000;
const longestPumpingHours = 12;
/** A timer that runs longer was probably forgotten: she is asked, kindly, when it ended. */
const pumpingLimits: TimerLimits = { forgottenAfterMinutes: 90, longestHours: longestPumpingHours };

const ml = v.nullable(wholeNumberWithin(0, mostPumpedMl));

const details = v.strictObject({
  leftMl: ml,
  rightMl: ml,
  /** Both together, where they are not told apart. */
  ml,
});
export type PumpingDetails = v.InferOutput<typeof details>;

const isEachSideTold = ({ details: { leftMl, rightMl } }: Recorded<PumpingDetails>) =>
  leftMl !== null || rightMl !== null;

export const pumpedMl = ({ details }: Recorded<PumpingDetails>): number =>
  (details.ml ?? 0) + (details.leftMl ?? 0) + (details.rightMl ?? 0);

/** By pump or by hand. It may have no length and no amount: some write down only that, and when. */
export const pumping: RecordKind<'pumping', PumpingDetails, 'amounts_twice'> = {
  name: 'pumping',
  when: 'span',
  details,
  limits: { notes: maxPumpingNotesLength, longestHours: longestPumpingHours },
  problems: ['amounts_twice'],
  validate: (record) => (record.details.ml !== null && isEachSideTold(record) ? { ml: 'amounts_twice' } : {}),
  totals: (records) => ({
    pumpings: records.length,
    seconds: sumOf(records, ({ durationSeconds }) => durationSeconds),
    ml: sumOf(records, pumpedMl),
    leftMl: sumOf(records, (record) => record.details.leftMl),
    rightMl: sumOf(records, (record) => record.details.rightMl),
  }),
  columns: [
    { key: 'minutes', of: ({ durationSeconds }) => Math.round((durationSeconds ?? 0) / 60) },
    { key: 'leftMl', of: (record) => record.details.leftMl ?? '' },
    { key: 'rightMl', of: (record) => record.details.rightMl ?? '' },
    { key: 'ml', of: (record) => record.details.ml ?? '' },
  ],
  visibleTo: 'carer',
  canBeForBoth: false,
  timer: {
    sides: pumpingSides,
    limits: pumpingLimits,
    recordOf: (timer, choice) => ({
      id: timer.id,
      ...spanOf(timer),
      day: null,
      details: {
        leftMl: choice?.leftMl ?? null,
        rightMl: choice?.rightMl ?? null,
        ml: choice?.ml ?? null,
      },
      notes: timer.notes.trim() || null,
      timeZone: timer.timeZone,
    }),
  },
};
