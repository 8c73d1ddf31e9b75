import * as v from 'valibot';
import type { FoodClearing } from '../foods/food.schema.ts';
import type { NursingSettings } from '../nursing/nursing.schema.ts';
import { isTimeZone } from '../time/zoned-time.ts';
import type { Timer } from '../timer/timer.rules.ts';
import { type KindName, kindNames } from './kinds.ts';
import { type DiaryRecord, instantSchema, type Tombstone } from './record.schema.ts';

/** Two months, and the days around them that a picture needs. */
export const maxRangeDays = 62;
/** How many changes one answer tells; a phone that was away for long asks again. */
export const maxChangesAtOnce = 500;

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
const family = { family: v.optional(id) };
/** Whose: a baby's and what is of nobody in particular. Absent, of all; `none`, what is of nobody. */
const baby = { baby: v.optional(v.union([v.literal('none'), id])) };
const kind = v.picklist(kindNames);
const cursor = v.optional(v.pipe(v.string(), v.maxLength(200)));
const timeZone = v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'not_a_time_zone'));

export const diaryNowQuerySchema = v.strictObject(family);
export const diaryPageQuerySchema = v.strictObject({
  ...family,
  ...baby,
  kind: v.optional(kind),
  cursor,
  limit: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(100)), '25'),
  /** In which days are told apart: what has a day and no moment comes with the moments of that day. */
  timeZone,
  /** What the notes must hold. */
  q: v.optional(v.pipe(v.string(), v.maxLength(100))),
});
export const diaryRangeQuerySchema = v.strictObject({
  ...family,
  ...baby,
  kind: v.optional(kind),
  from: instantSchema,
  to: instantSchema,
  cursor,
});
export const diaryAllQuerySchema = v.strictObject({ ...family, ...baby, kind });
export const diaryChangesQuerySchema = v.strictObject({
  ...family,
  after: v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
});
export const diaryVersionsParamSchema = v.strictObject({ id });
export const diaryVersionsQuerySchema = v.strictObject(family);

/** Somebody's timer, of whichever kind and baby: shown to the whole family, taken up by nobody without a tap. */
export type FamilyTimer = Timer & { kind: KindName; babyId: string | null; startedBy: string | null };

/** What is under way in the whole family. */
export type DiaryNowAnswer = {
  timers: FamilyTimer[];
  /** The newest of each baby and kind. */
  last: DiaryRecord[];
  settings: NursingSettings;
  /** The number of the family's newest change. */
  change: number;
  serverTime: string;
};
/** Moments newest first, with everything of the days that the page spans. */
export type DiaryPageAnswer = { records: DiaryRecord[]; nextCursor: string | null };
/** A record belongs to a span when any of it does: a night that began before still shows. */
export type DiaryRangeAnswer = DiaryPageAnswer;
/** All records of a kind of which a family has only so many. */
export type DiaryAllAnswer = { records: DiaryRecord[]; cleared?: FoodClearing[] };
/** What was done since a number, by anybody; asked again while there is more. */
export type DiaryChangesAnswer = {
  records: DiaryRecord[];
  tombstones: Tombstone[];
  change: number;
  hasMore: boolean;
};
export type DiaryVersionsAnswer = {
  versions: { revision: number; was: DiaryRecord; by: string | null; at: string }[];
};
