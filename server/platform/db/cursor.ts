import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { isCalendarDate } from '#shared/time/calendar-date.ts';

const shape =
  /^(\S{10}) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d){0,2}) ([0-9a-f-]{36})$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a page ends. Microseconds matter: a JavaScript date would lose them and skip rows. */
export const positionOf = (at: AnyColumn, id: AnyColumn) => sql<string>`${at}::text || ' ' || ${id}::text`;

type Cursor = string | null | undefined;

/** After the row at that position, newest first. */
export const olderThan = beyond('<');

/** After the row at that position, oldest first. */
export const newerThan = beyond('>');

/** The moment and the id that a position names. Undefined where it is none, or none that can be: then it is the first page. */
export function placeIn(cursor: Cursor): { at: string; id: string } | undefined {
  const [, day, time, id = ''] = shape.exec(cursor ?? '') ?? [];
  return isCalendarDate(day) && day >= '0001' && uuid.test(id) ? { at: `${day} ${time}`, id } : undefined;
}

function beyond(sign: '<' | '>') {
  return (at: AnyColumn, id: AnyColumn, cursor: Cursor): SQL | undefined => {
    const last = placeIn(cursor);
    return last && sql`(${at}, ${id}) ${sql.raw(sign)} (${last.at}::timestamptz, ${last.id}::uuid)`;
  };
}
