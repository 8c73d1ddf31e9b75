import { sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { type DailyType, firstAge, lastAge } from '#shared/daily/daily.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { InterestArea } from '#shared/profile/profile.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { dailyContent } from './daily.table.ts';
import { articleAndMarks, type DailyContentRow, dailyContentColumns } from './daily-content.sql.ts';

export type Asker = {
  viewer: UserId | undefined;
  language: Language;
  interests: InterestArea[];
  preferredTypes: DailyType[];
  /** For days of no known age: what is true all through a pregnancy, or at any age of a baby. */
  isPregnant: boolean;
};
/** A day, and the birth date to ask for; null where the age is not known. */
export type RequestedDay = { date: CalendarDate; birthDate: CalendarDate | null };
type NoContent = Record<keyof DailyContentRow, null>;
export type DayRow = { date: CalendarDate } & (DailyContentRow | NoContent);

/** One statement for so many days, whatever there is of content: each is a look-up by the stored function. */
export async function contentOfDays(
  db: Database,
  { viewer, language, interests, preferredTypes, isPregnant }: Asker,
  days: RequestedDay[],
): Promise<DayRow[]> {
  const list = (values: (string | null)[]) => `{${values.map((value) => value ?? 'null').join()}}`;
  const ages = isPregnant ? { from: firstAge, to: -1 } : { from: 0, to: lastAge };
  return rowsOf<DayRow>(
    db,
    sql`
    select to_char(day.date, 'YYYY-MM-DD') as date, ${dailyContentColumns}
    from unnest(${list(days.map(({ date }) => date))}::date[],
      ${list(days.map(({ birthDate }) => birthDate))}::date[]) as day (date, birth_date)
    left join lateral (
      (select * from get_personalized_calendar_content(day.birth_date, day.date, ${language}::text,
        ${list(interests)}::text[], ${list(preferredTypes)}::text[])
      where day.birth_date is not null limit 1)
      union all
      -- One after the other, so that none comes again before all were there.
      (select id, content_type, title, duration_minutes, description, thumbnail_url, is_premium, category,
        content_url, content_data, library_category, likes
      from (
        select evergreen.*, row_number() over (order by piece_id) - 1 as place, count(*) over () as total
        from ${dailyContent} as evergreen
        where language = ${language} and published and deleted_at is null and is_evergreen
          and from_age <= ${ages.from}::int and to_age >= ${ages.to}::int
      ) as evergreen
      where day.birth_date is null and place = (day.date - date '0001-01-01') % total)
    ) as c on true
    ${articleAndMarks(sql`${language}`, viewer)}
    order by day.date`,
  );
}
