import * as v from 'valibot';
import { type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';
import { latestToday } from '../time/latest-today.ts';
import { longerThanSpan } from './kind.rules.ts';
import { type Problems, type Recorded, recordProblems } from './kind.ts';
import { type AnyKind, kindOf } from './kinds.ts';
import type { RecordEnvelope } from './record.schema.ts';

/** Phones and servers disagree about now by this much without anyone being wrong. */
export const futureToleranceMinutes = 5;
/** Before this day no baby of Colo lived: such a date is a slip, and some databases cannot hold it. */
const earliestDay = '2000-01-01';
const hourMs = 3_600_000;

/**
 * What no schema can know, by field. The form asks before it saves, the server before it stores: it takes any day that has
 * begun somewhere, and the form only those that have begun where she is.
 */
export function validateRecord(record: RecordEnvelope, now: Date, today = latestToday(now)): Problems {
  const kind = kindOf(record.kind);
  const when = kind.when === 'day' ? dayProblems(record, today) : momentProblems(record, kind, now);
  return {
    ...detailProblems(record, kind),
    ...kind.validate?.(record),
    ...when,
    ...((record.notes?.length ?? 0) > kind.limits.notes && { notes: 'notes_too_long' }),
  };
}

/** What the kind's own schema would not let in, beside the fields it stands in. */
function detailProblems({ details }: Recorded, kind: AnyKind): Problems {
  const { issues = [] } = v.safeParse(kind.details, details);
  const known: readonly string[] = [...kind.problems, ...recordProblems];
  const told = issues.map(({ path, message }) => [String(path?.at(-1)?.key), message] as const);
  return Object.fromEntries(told.filter(([, message]) => known.includes(message)));
}

function dayProblems({ day }: Recorded, today: CalendarDate): Problems {
  if (!isCalendarDate(day) || day < earliestDay) return { day: 'not_a_date' };
  return day > today ? { day: 'in_the_future' } : {};
}

function momentProblems(record: Recorded, { when, limits }: AnyKind, now: Date): Problems {
  const start = Date.parse(record.startTime ?? '');
  const end = when === 'span' ? Date.parse(record.endTime ?? '') : start;
  if (!(start >= Date.parse(earliestDay))) return { startTime: 'not_a_moment' };
  if (Number.isNaN(end)) return { endTime: 'not_a_moment' };
  if (end < start) return { endTime: 'ends_before_start' };
  const isAhead = end > now.getTime() + futureToleranceMinutes * 60_000;
  if (when === 'moment') return isAhead ? { startTime: 'in_the_future' } : {};
  const isTooLong = end - start > (limits.longestHours ?? Number.POSITIVE_INFINITY) * hourMs;
  return {
    ...(longerThanSpan(record, record.durationSeconds ?? 0) && { durationSeconds: 'longer_than_span' }),
    ...(isAhead && { endTime: 'in_the_future' }),
    ...(isTooLong && { endTime: 'lasts_too_long' }),
  };
}

/** It can have been, and hardly was: asked about before it is saved by hand. */
export function isUnusual(record: RecordEnvelope): boolean {
  const { usualHours } = kindOf(record.kind).limits;
  if (usualHours === undefined) return false;
  const span = Date.parse(record.endTime ?? '') - Date.parse(record.startTime ?? '');
  return record.durationSeconds === 0 || span > usualHours * hourMs;
}
