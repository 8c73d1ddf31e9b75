import * as v from 'valibot';
import { isCalendarDate } from '../time/calendar-date.ts';
import { maxSleepNotesLength, type SleepProblem, sleepKinds, sleepMoods } from './sleep.rules.ts';

const problem = (code: SleepProblem) => code;

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
const instant = v.pipe(
  v.string(problem('not_a_moment')),
  v.isoTimestamp(problem('not_a_moment')),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)) && isCalendarDate(text.slice(0, 10)),
    problem('not_a_moment'),
  ),
);
const notes = v.pipe(v.string(), v.maxLength(maxSleepNotesLength, problem('notes_too_long')));
const timeZone = v.pipe(v.string(), v.maxLength(64));

/** A whole sleep as her phone knows it: sent again when she edits it, under the same id. */
export const sleepSchema = v.strictObject({
  id,
  startTime: instant,
  endTime: instant,
  /** Time asleep: what she paused (the baby woke for a while) is not counted. */
  durationSeconds: v.pipe(v.number(), v.integer(), v.minValue(0)),
  kind: v.picklist(sleepKinds, problem('unknown_kind')),
  mood: v.nullable(v.picklist(sleepMoods)),
  notes: v.nullable(notes),
  timeZone,
});
export type Sleep = v.InferOutput<typeof sleepSchema>;

/** The nursing timer's shape with one side: asleep. A pause is a baby awake for a while. */
export const sleepTimerSchema = v.strictObject({
  id,
  stretches: v.pipe(
    v.array(v.strictObject({ side: v.literal('asleep'), from: instant, to: v.nullable(instant) })),
    v.minLength(1),
    v.maxLength(200),
  ),
  stoppedAt: v.nullable(instant),
  notes,
  revision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647)),
  timeZone,
});
export type SleepTimer = v.InferOutput<typeof sleepTimerSchema>;

/** What the sleep diary puts into the outbox, by kind. */
export const sleepWrites = {
  'sleep.put': sleepSchema,
  'sleep.remove': v.strictObject({ id }),
  'sleep-timer.put': sleepTimerSchema,
  'sleep-timer.remove': v.strictObject({ id }),
} as const;
export type SleepWriteKind = keyof typeof sleepWrites;
