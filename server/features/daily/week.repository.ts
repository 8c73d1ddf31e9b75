import { sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { literal } from '#server/platform/db/literals.ts';
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
  interests: sql.placeholder('interests'),
  preferredTypes: sql.placeholder('preferredTypes'),
};

/** Each by itself and not as one list: of a list the database does not know how long it is, and plans anew each time. */
const daysListed = (count: number) =>
  sql.join(
    Array.from(
      { length: count },
      (_, n) => sql`(${sql.placeholder(`date${n}`)}::date, ${sql.placeholder(`birthDate${n}`)}::date)`,
    ),
    sql`, `,
  );

/** For days of no known age; written out, for a plan that must fit any ages is dearer than planning anew each time. */
const anyAge = {
  pregnant: { from: literal(firstAge), to: literal(-1) },
  baby: { from: literal(0), to: literal(lastAge) },
};

const daysAsked = (count: number, journey: keyof typeof anyAge) =>
  preparedRows<DayRow>(
    `daily_content_of_${count}_${journey}`,
    () => sql`
    select to_char(day.date, 'YYYY-MM-DD') as date, ${dailyContentColumns}
    from (values ${daysListed(count)}) as day (date, birth_date)
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
          and from_age <= ${anyAge[journey].from} and to_age >= ${anyAge[journey].to}
      ) as evergreen
      where day.birth_date is null and place = (day.date - date '0001-01-01') % total)
    ) as c on true
    ${articleAndMarks(placed.language, placed.viewer)}
    order by day.date`,
  );

/** A week, and the one day that staff looks at. */
const statements = {
  week: { pregnant: daysAsked(7, 'pregnant'), baby: daysAsked(7, 'baby') },
  day: { pregnant: daysAsked(1, 'pregnant'), baby: daysAsked(1, 'baby') },
};

const list = (values: (string | null)[]) => `{${values.map((value) => value ?? 'null').join()}}`;

/** One statement for a week or a day, whatever there is of content: each is a look-up by the stored function. */
export function contentOfDays(
  db: Database,
  { viewer, language, interests, preferredTypes, isPregnant }: Asker,
  days: RequestedDay[],
): Promise<DayRow[]> {
  const { [isPregnant ? 'pregnant' : 'baby']: ask } = statements[days.length === 1 ? 'day' : 'week'];
  return ask(db, {
    viewer: viewer ?? null,
    language,
    ...Object.fromEntries(
      days.flatMap(({ date, birthDate }, n) => [
        [`date${n}`, date],
        [`birthDate${n}`, birthDate],
      ]),
    ),
    interests: list(interests),
    preferredTypes: list(preferredTypes),
  });
}
