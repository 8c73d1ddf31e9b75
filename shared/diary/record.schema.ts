import * as v from 'valibot';
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';
import type { Recorded, RecordProblem } from './kind.ts';
import { type AnyKind, type DetailsOf, type KindName, kindNames, kindOf, kinds } from './kinds.ts';

/** A record as phones make and edit it. */
export type RecordEnvelope<Kind extends KindName = KindName> = {
  [One in Kind]: Recorded<DetailsOf<One>> & { kind: One };
}[Kind];

/** What the server adds to it. */
export type RecordFacts = {
  /** Grows by one with each edit: what an edit was made of. */
  revision: number;
  /** Its place among all changes of the family. */
  change: number;
  recordedBy: string | null;
  updatedBy: string | null;
  createdAt: string;
  updatedAt: string;
  /** Somebody else's edit that this one replaced; told for thirty days. */
  replaced?: { by: string | null; at: string } | undefined;
};
export type DiaryRecord<Kind extends KindName = KindName> = RecordEnvelope<Kind> & RecordFacts;
export type Tombstone = { id: string; change: number; deletedAt: string };

const problem = (code: RecordProblem) => code;
const id = v.pipe(v.string(), v.uuid('must be a uuid'));
const revision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647));
const timeZone = v.pipe(v.string(), v.maxLength(64));
/** The shape alone would let the 31st of February pass, which a phone reads as a day in March. */
export const instantSchema = v.pipe(
  v.string(problem('not_a_moment')),
  v.isoTimestamp(problem('not_a_moment')),
  v.check(
    (text) => !Number.isNaN(Date.parse(text)) && isCalendarDate(text.slice(0, 10)),
    problem('not_a_moment'),
  ),
);
const calendarDay = v.custom<CalendarDate>(
  (value) => isCalendarDate(value) && value >= '2000-01-01' && value < '9998',
  problem('not_a_date'),
);
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const notesOf = ({ limits }: AnyKind) =>
  v.pipe(v.string(), v.maxLength(limits.notes, problem('notes_too_long')));

const nothing = v.null();
const whenOf = {
  span: { startTime: instantSchema, endTime: instantSchema, durationSeconds: seconds, day: nothing },
  moment: { startTime: instantSchema, endTime: nothing, durationSeconds: nothing, day: nothing },
  day: { startTime: nothing, endTime: nothing, durationSeconds: nothing, day: calendarDay },
};

/** Null: made before this phone knew a family, by a visitor or without a network. Then it is of her own, and of its only baby. */
const familyId = v.nullable(id);

const putOf = (kind: AnyKind) =>
  v.strictObject({
    familyId,
    id,
    babyId: v.nullable(id),
    kind: v.literal(kind.name),
    ...whenOf[kind.when],
    details: kind.details,
    notes: v.nullable(notesOf(kind)),
    timeZone: v.nullable(timeZone),
    groupId: v.nullable(id),
    /** The revision that was edited; nought makes a new one. */
    baseRevision: revision,
    /** An undo: without it, nothing wakes what was deleted. */
    restore: v.optional(v.literal(true)),
  });

export type RecordPut<Kind extends KindName = KindName> = RecordEnvelope<Kind> & {
  familyId: string | null;
  baseRevision: number;
  restore?: true | undefined;
};
/** The kind says what else must be there; that it fits is the list's to know, not the compiler's. */
const recordPutSchema = v.variant(
  'kind',
  kindNames.map((name) => putOf(kindOf(name))),
) as unknown as v.GenericSchema<unknown, RecordPut>;

const timerOf = (kind: AnyKind & { timer: NonNullable<AnyKind['timer']> }) =>
  v.strictObject({
    familyId,
    babyId: v.nullable(id),
    kind: v.literal(kind.name),
    id,
    stretches: v.pipe(
      v.array(
        v.strictObject({
          side: v.picklist(kind.timer.sides),
          from: instantSchema,
          /** Null while it runs. */
          to: v.nullable(instantSchema),
        }),
      ),
      v.minLength(1),
      v.maxLength(200),
    ),
    /** Set once it was stopped and before it was saved: the save step waits on every device. */
    stoppedAt: v.nullable(instantSchema),
    /** Half-written notes of the save step. */
    notes: notesOf(kind),
    /** Grows by one with each change on any device; the larger wins. */
    revision: v.pipe(revision, v.minValue(1)),
    timeZone,
  });

const hasTimer = (kind: AnyKind): kind is Parameters<typeof timerOf>[0] => kind.timer !== undefined;

const recordTimerSchema = v.variant('kind', Object.values<AnyKind>(kinds).filter(hasTimer).map(timerOf));
export type RecordTimerPut = v.InferOutput<typeof recordTimerSchema>;

/** What the diary puts into the outbox. Each names its family from the moment it was made, where it was known. */
export const diaryWrites = {
  'record.put': recordPutSchema,
  'record.delete': v.strictObject({ familyId, id, baseRevision: revision }),
  'record-timer.put': recordTimerSchema,
  'record-timer.remove': v.strictObject({ familyId, id }),
} as const;
export type DiaryWriteKind = keyof typeof diaryWrites;
export type RecordDelete = v.InferOutput<(typeof diaryWrites)['record.delete']>;
