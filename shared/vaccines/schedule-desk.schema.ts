import * as v from 'valibot';
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';
import { type VaccineSchedule, vaccineScheduleSchema } from './schedule.schema.ts';

export type VaccineScheduleAnswer = { schedule: VaccineSchedule };

export type ScheduleVersionAnswer = {
  version: number;
  validFrom: CalendarDate | null;
  savedAt: string | null;
  /** What mothers see today. */
  isCurrent: boolean;
};

/** What staff edit: the newest, though it may hold only from a day to come, and all that were before it. */
export type ScheduleDeskAnswer = { schedule: VaccineSchedule; versions: ScheduleVersionAnswer[] };

/** The whole calendar anew, as the next version of the one that was looked at. */
export const schedulePutSchema = v.strictObject({
  basedOn: v.pipe(v.number(), v.integer(), v.minValue(1)),
  validFrom: v.custom<CalendarDate>(isCalendarDate, 'not_a_date'),
  schedule: vaccineScheduleSchema,
});
export type SchedulePut = v.InferOutput<typeof schedulePutSchema>;
