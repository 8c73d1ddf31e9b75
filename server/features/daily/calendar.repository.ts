import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { type Piece, planCalendar } from '#shared/daily/calendar-plan.rules.ts';
import { firstAge } from '#shared/daily/daily.rules.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';
import { dailyCalendar, dailyContent } from './daily.table.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** One at a time changes content: what is written and what the calendar shows of it never part. */
export async function lockCalendar(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('daily_calendar'))`);
}

/** To be called in the transaction that changed the content, after `lockCalendar`. */
export async function remakeCalendar(transaction: Database): Promise<void> {
  for (const language of languages) {
    const pieces = await plannedPieces(transaction, language);
    const rows = weekdays.flatMap((weekday) =>
      planCalendar(pieces, weekday).flatMap((ids, day) =>
        ids.map((contentId, rank) => ({ weekday, age: firstAge + day, rank, contentId })),
      ),
    );
    await writeCalendar(transaction, language, rows);
  }
}

/** What mothers may see. Both languages of a piece sort alike, so that they fall on the same days. */
export function plannedPieces(db: Database, language: Language): Promise<Piece[]> {
  const { id, fromAge, toAge, contentType, isEvergreen, published, deletedAt, pieceId } = dailyContent;
  return db
    .select({ id, fromAge, toAge, contentType, isEvergreen })
    .from(dailyContent)
    .where(and(eq(dailyContent.language, language), eq(published, true), isNull(deletedAt)))
    .orderBy(asc(pieceId));
}

type CalendarRow = { weekday: number; age: number; rank: number; contentId: string };

/** Touches only the days that changed: most keep what they had. */
async function writeCalendar(db: Database, language: Language, rows: CalendarRow[]): Promise<void> {
  const column = (name: keyof CalendarRow) => `{${rows.map((row) => row[name]).join()}}`;
  const planned = sql`unnest(${column('weekday')}::smallint[], ${column('age')}::smallint[],
    ${column('rank')}::smallint[], ${column('contentId')}::uuid[]) as planned (birth_weekday, age, rank, content_id)`;
  await db.execute(sql`
    delete from ${dailyCalendar} as kept where kept.language = ${language} and not exists (
      select 1 from ${planned} where (planned.birth_weekday, planned.age, planned.rank)
        = (kept.birth_weekday, kept.age, kept.rank))`);
  await db.execute(sql`
    insert into ${dailyCalendar} as kept (language, birth_weekday, age, rank, content_id)
    select ${language}, planned.* from ${planned}
    on conflict (language, birth_weekday, age, rank) do update set content_id = excluded.content_id
      where kept.content_id <> excluded.content_id`);
}
