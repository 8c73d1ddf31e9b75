import * as v from 'valibot';
import { languages } from '../language/language.rules.ts';
import { isCalendarDate } from '../time/calendar-date.ts';
import { isTimeZone } from '../time/zoned-time.ts';
import { breasts, type FeedProblem, maxNotesLength, nursingSides, sinceChoices } from './nursing.rules.ts';

const problem = (code: FeedProblem) => code;

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
/** The shape alone would let the 31st of February pass, which a phone reads as a day in March. */
const instant = v.pipe(
  v.string(problem('not_a_moment')),
  v.isoTimestamp(problem('not_a_moment')),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)) && isCalendarDate(text.slice(0, 10)),
    problem('not_a_moment'),
  ),
);
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const notes = v.pipe(v.string(), v.maxLength(maxNotesLength, problem('notes_too_long')));
const sideSchema = v.picklist(nursingSides, problem('unknown_side'));

/** A whole feed as her phone knows it: sent again when she edits it, under the same id. */
export const feedSchema = v.strictObject({
  id,
  startTime: instant,
  endTime: instant,
  /** Time at the breast, pauses not counted. */
  durationSeconds: seconds,
  side: sideSchema,
  leftSeconds: seconds,
  rightSeconds: seconds,
  /** Where a feed at both breasts ended; null where it is not known, or was at both at once. Older phones do not tell. */
  lastSide: v.optional(v.nullable(v.picklist(breasts, problem('unknown_side')))),
  notes: v.nullable(notes),
  /** The zone the phone was in when it began: what to say beside a feed recorded elsewhere. */
  timeZone: v.pipe(v.string(), v.maxLength(64)),
});
export type Feed = v.InferOutput<typeof feedSchema>;

export const stretchSchema = v.strictObject({
  side: v.picklist(['left', 'right']),
  from: instant,
  /** Null while it runs. */
  to: v.nullable(instant),
});

/** A running or paused timer, or one stopped and not yet saved: its stretches are all there is to know. */
export const timerSchema = v.strictObject({
  id,
  stretches: v.pipe(v.array(stretchSchema), v.minLength(1), v.maxLength(200)),
  /** Set once she stopped and before she saved: the save step waits on every device. */
  stoppedAt: v.nullable(instant),
  /** Half-written notes of the save step. */
  notes,
  /** Grows by one with each change on any device; the larger wins. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  timeZone: v.pipe(v.string(), v.maxLength(64)),
});
export type Timer = v.InferOutput<typeof timerSchema>;

const hour = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

export const nursingSettingsSchema = v.strictObject({
  /** Her day begins then: a feed at two in the night may belong to the evening before. */
  dayStartHour: hour,
  /** Her day of sleep begins then, in the morning: a night is one night. Older phones do not tell. */
  sleepDayStartHour: v.optional(hour),
  sinceFrom: v.picklist(sinceChoices),
  keepAwake: v.boolean(),
});
/** What a phone tells of them: what it does not know stays as it is. */
export type NursingChoice = v.InferOutput<typeof nursingSettingsSchema>;
export type NursingSettings = NursingChoice & { sleepDayStartHour: number };

/** What nursing puts into the outbox, by kind. */
export const nursingWrites = {
  'feed.put': feedSchema,
  'feed.remove': v.strictObject({ id }),
  'timer.put': timerSchema,
  'timer.remove': v.strictObject({ id }),
  'nursing.settings': nursingSettingsSchema,
} as const;
export type NursingWriteKind = keyof typeof nursingWrites;

export const feedCsvQuerySchema = v.strictObject({
  from: instant,
  to: instant,
  language: v.picklist(languages),
  /** The zone she reads it in. */
  timeZone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'not_a_time_zone')),
});
