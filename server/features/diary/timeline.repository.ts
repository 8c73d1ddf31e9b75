import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { type Page, pageOf } from '#server/platform/db/page.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import { isCalendarDate } from '#shared/time/calendar-date.ts';
import { diaryRecords } from './diary.table.ts';
import { type RecordedRow, recorded } from './recorded-row.ts';
import { armsOf, type Looking, placesOf, type Seeing, seenBy } from './seeing.ts';

type Asked = {
  baby?: Looking;
  kind?: KindName | undefined;
  /** In which days are told apart. */
  timeZone: string;
  /** What the notes must hold. */
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
};

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const moment = String.raw`(\S{10}) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d){0,2})`;
const shapes = { moment: new RegExp(`^m:${moment} (${uuid})$`), day: new RegExp(`^d:(\\S{10}) (${uuid})$`) };

/** Where the page before ended: at a moment, or at what has only a day. What is neither asks for the first page. */
type Place = { kind: 'moment'; at: string; id: string } | { kind: 'day'; day: string; id: string };

function placeOf(cursor: string | undefined): Place | undefined {
  const [, date, time, id] = shapes.moment.exec(cursor ?? '') ?? [];
  if (isCalendarDate(date) && date >= '0001' && id) return { kind: 'moment', at: `${date} ${time}`, id };
  const [, day, dayId] = shapes.day.exec(cursor ?? '') ?? [];
  return isCalendarDate(day) && day >= '0001' && dayId ? { kind: 'day', day, id: dayId } : undefined;
}

/** What has only a day stands before the moments of that day, as days are where she is. */
function beyond(place: Place | undefined, zone: SQL): { moments: SQL; days: SQL } {
  if (!place) return { moments: sql``, days: sql`` };
  if (place.kind === 'moment') {
    const at = sql`${place.at}::timestamptz`;
    return {
      moments: sql`and (r.start_time, r.id) < (${at}, ${place.id}::uuid)`,
      days: sql`and r.day < (${at} at time zone ${zone})::date`,
    };
  }
  const day = sql`${place.day}::date`;
  return {
    moments: sql`and r.start_time < ((${day} + 1)::timestamp at time zone ${zone})`,
    days: sql`and (r.day, r.id) < (${day}, ${place.id}::uuid)`,
  };
}

/** A sign that means something in a pattern means itself. */
const holding = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Newest first, in one statement: each place in an index is asked for a page, and the page is taken of what they told.
 * Decorated after, so that what stands beside a record is looked up for a page of them.
 */
export async function timelinePage(db: Database, seeing: Seeing, asked: Asked): Promise<Page<RecordedRow>> {
  const { baby, kind, q, limit, cursor } = asked;
  // What a guest is not told she does not find either.
  if (q && seeing.role === 'guest') return { shown: [], nextCursor: null };
  const zone = sql`${asked.timeZone}::text`;
  const after = beyond(placeOf(cursor), zone);
  const rows = sql`${limit + 1}::int`;
  const wanted = sql`${seenBy(seeing)} and r.deleted_at is null ${kind ? sql`and r.kind = ${kind}` : sql``}
    ${q ? sql`and r.notes ilike ${holding(q)}` : sql``}`;
  const arms = armsOf(baby).flatMap((ofBaby) =>
    placesOf(kind, {
      moments: sql`(select r.* from ${diaryRecords} r where ${wanted} ${ofBaby} and r.start_time is not null ${after.moments}
        order by r.start_time desc, r.id desc limit ${rows})`,
      days: sql`(select r.* from ${diaryRecords} r where ${wanted} ${ofBaby} and r.day is not null ${after.days}
        order by r.day desc, r.id desc limit ${rows})`,
    }),
  );
  const place = sql`coalesce(r.day, (r.start_time at time zone ${zone})::date) desc, r.start_time desc nulls first, r.id desc`;
  const found = await rowsOf<RecordedRow & { position: string }>(
    db,
    sql`with told as materialized (${sql.join(arms, sql` union all `)}),
      page as materialized (select r.* from told r order by ${place} limit ${rows})
      select ${recorded}, case when r.day is null then 'm:' || r.start_time::text else 'd:' || r.day::text end
        || ' ' || r.id::text as position
      from page r order by ${place}`,
  );
  return pageOf(found, limit);
}
