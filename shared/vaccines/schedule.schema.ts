import * as v from 'valibot';
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';

const words = (most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('needed'), v.maxLength(most, 'too_long'));
const inBoth = (most: number) => v.strictObject({ pt: words(most), en: words(most) });
const key = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'not_a_key'));
const day = v.custom<CalendarDate>(isCalendarDate, 'not_a_date');
const months = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(180));
const week = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(42));

/** When a dose is for: at an age, when the health unit says, for babies born early or at risk, or in a pregnancy. */
const when = v.variant('sort', [
  v.strictObject({ sort: v.literal('age'), months }),
  v.strictObject({ sort: v.literal('unit-says'), fromMonths: months }),
  v.strictObject({ sort: v.literal('early-or-at-risk') }),
  /** Null: at any time of it. */
  v.strictObject({ sort: v.literal('pregnancy'), fromWeek: v.nullable(week), byHistory: v.boolean() }),
]);

const vaccine = v.strictObject({
  /** Written in records: it never changes, whatever the vaccine is called later. */
  key,
  name: inBoth(80),
  against: inBoth(200),
});

const dose = v.strictObject({
  vaccine: key,
  /** With the vaccine, what a record of it names; it never changes either. */
  dose: key,
  name: inBoth(40),
  when,
  /** Said beside it. */
  remark: v.nullable(inBoth(300)),
  /** Announced or changed lately: shown with a word that it is to be confirmed. */
  toConfirm: v.boolean(),
});

const isUnique = (texts: readonly string[]) => new Set(texts).size === texts.length;

/** The whole calendar, as staff edit it: each save is a new version with its day and its sources. */
export const vaccineScheduleSchema = v.pipe(
  v.strictObject({
    country: v.literal('BR'),
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The day on which somebody compared it with the sources. */
    checked: day,
    sources: v.pipe(
      v.array(
        v.strictObject({ name: words(200), url: v.pipe(v.string(), v.url(), v.startsWith('https://')) }),
      ),
      v.minLength(1, 'source_needed'),
    ),
    /** Stands above the list wherever it is shown. */
    advice: inBoth(300),
    vaccines: v.pipe(v.array(vaccine), v.minLength(1), v.maxLength(100)),
    doses: v.pipe(v.array(dose), v.minLength(1), v.maxLength(200)),
  }),
  v.check(({ vaccines }) => isUnique(vaccines.map((one) => one.key)), 'key_twice'),
  v.check(({ doses }) => isUnique(doses.map((one) => `${one.vaccine} ${one.dose}`)), 'dose_twice'),
  v.check(
    ({ vaccines, doses }) => doses.every((one) => vaccines.some((known) => known.key === one.vaccine)),
    'unknown_vaccine',
  ),
);
export type VaccineSchedule = v.InferOutput<typeof vaccineScheduleSchema>;
export type ScheduledDose = VaccineSchedule['doses'][number];
