import { sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { DailyType } from '#shared/daily/daily.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { InterestArea } from '#shared/profile/profile.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { articleAndMarks, type ToldContent, toldColumns } from './told-content.sql.ts';

export type Asker = {
  viewer: UserId | undefined;
  language: Language;
  birthDate: CalendarDate;
  interests: InterestArea[];
  preferredTypes: DailyType[];
};
type NoContent = Record<keyof ToldContent, null>;
export type DayRow = { date: CalendarDate } & (ToldContent | NoContent);

/** One statement for so many days, whatever there is of content: each is a look-up by the stored function. */
export async function contentOfDays(
  db: Database,
  { viewer, language, birthDate, interests, preferredTypes }: Asker,
  first: CalendarDate,
  days: number,
): Promise<DayRow[]> {
  const list = (ids: string[]) => `{${ids.join()}}`;
  const { rows } = (await db.execute(sql`
    select to_char(day.date, 'YYYY-MM-DD') as date, ${toldColumns}
    from (select ${first}::date + n as date from generate_series(0, ${days - 1}::int) as n) as day
    left join lateral (
      select * from get_personalized_calendar_content(${birthDate}::date, day.date, ${language}::text,
        ${list(interests)}::text[], ${list(preferredTypes)}::text[])
      limit 1
    ) as c on true
    ${articleAndMarks(sql`${language}`, viewer)}
    order by day.date`)) as unknown as { rows: DayRow[] };
  return rows;
}
