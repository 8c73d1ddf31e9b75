import { sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
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

const placed = {
  viewer: sql.placeholder('viewer'),
  language: sql`${sql.placeholder('language')}::text`,
  dates: sql.placeholder('dates'),
  birthDates: sql.placeholder('birthDates'),
  interests: sql.placeholder('interests'),
  preferredTypes: sql.placeholder('preferredTypes'),
  fromAge: sql.placeholder('fromAge'),
  toAge: sql.placeholder('toAge'),
};

const daysAsked = preparedRows<DayRow>(
  'daily_content_of_days',
  () => sql`
    select to_char(day.date, 'YYYY-MM-DD') as date, ${dailyContentColumns}
    from unnest(${placed.dates}::date[], ${placed.birthDates}::date[]) as day (date, birth_date)
    left join lateral (
      (select * from get_personalized_calendar_content(day.birth_date, day.date, ${placed.language},
        ${placed.interests}::text[], ${placed.preferredTypes}::text[])
      where day.birth_date is not null limit 1)
      union all
      -- One after the other, so that none comes again before all were there.
      (select id, content_type, title, duration_minutes, description, thumbnail_url, is_premium, category,
        content_url, content_data, library_category, likes
      from (
        select evergreen.*, row_number() over (order by piece_id) - 1 as place, count(*) over () as total
        from ${dailyContent} as evergreen
        where language = ${placed.language} and published and deleted_at is null and is_evergreen
          and from_age <= ${placed.fromAge}::int and to_age >= ${placed.toAge}::int
      ) as evergreen
      where day.birth_date is null and place = (day.date - date '0001-01-01') % total)
    ) as c on true
    ${articleAndMarks(placed.language, placed.viewer)}
    order by day.date`,
);

const list = (values: (string | null)[]) => `{${values.map((value) => value ?? 'null').join()}}`;

/** One statement for so many days, whatever there is of content: each is a look-up by the stored function. */
export function contentOfDays(
  db: Database,
  { viewer, language, interests, preferredTypes, isPregnant }: Asker,
  days: RequestedDay[],
): Promise<DayRow[]> {
  const ages = isPregnant ? { fromAge: firstAge, toAge: -1 } : { fromAge: 0, toAge: lastAge };
  return daysAsked(db, {
    viewer: viewer ?? null,
    language,
    dates: list(days.map(({ date }) => date)),
    birthDates: list(days.map(({ birthDate }) => birthDate)),
    interests: list(interests),
    preferredTypes: list(preferredTypes),
    ...ages,
  });
}
