import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentFolder } from '#server/folders.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { planCalendar } from '#shared/daily/calendar-plan.rules.ts';
import { type DailyType, firstAge } from '#shared/daily/daily.rules.ts';
import { type Language, languages } from '#shared/language/language.rules.ts';
import type { InterestArea } from '#shared/profile/profile.rules.ts';
import { addDays, calendarDate, weekdayOf } from '#shared/time/calendar-date.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { plannedPieces } from './calendar.repository.ts';
import { loadDailyContent } from './content/daily-content.service.ts';
import { dailyContent } from './daily.table.ts';

/** The stored function over the content that comes with Colo. */
let colo: TestApp;
let db: Database;
beforeAll(async () => {
  colo = await startTestApp();
  db = colo.services.db;
  await loadDailyContent(colo.services, contentFolder);
});
afterAll(() => colo.close());

const plans = new Map<string, string[][]>();
async function planFor(language: Language, weekday: number): Promise<string[][]> {
  const key = `${language} ${weekday}`;
  const plan = plans.get(key) ?? planCalendar(await plannedPieces(db, language), weekday);
  plans.set(key, plan);
  return plan;
}

type Known = { interests?: InterestArea[]; types?: DailyType[]; language?: Language };
type Shown = { id: string; content_type: DailyType; title: string };
async function ask(within: Database, birth: string | null, day: string, known: Known = {}): Promise<Shown[]> {
  const list = (ids: string[] = []) => `{${ids.join()}}`;
  const rows = await rowsOf<Shown>(
    within,
    sql`select * from get_personalized_calendar_content(${birth}::date, ${day}::date,
      ${known.language ?? 'pt'}::text, ${list(known.interests)}::text[], ${list(known.types)}::text[])`,
  );
  return rows;
}

const zones = ['UTC', 'America/Sao_Paulo'];
/** As a server there would be: the database's session and this process both live in that zone. */
async function inZone<Result>(zone: string, work: (within: Database) => Promise<Result>): Promise<Result> {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    return await db.transaction(async (transaction) => {
      await transaction.execute(sql.raw(`set local time zone '${zone}'`));
      return work(transaction);
    });
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

const today = '2026-03-08';
const boundaries: [name: string, birth: string | null, day: string, age: number][] = [
  ['is born today, or due today', today, today, 0],
  ['is due tomorrow', '2026-03-09', today, -1],
  ['is one day old', '2026-03-07', today, 1],
  ['is 28 days old', '2026-02-08', today, 28],
  ['is 29 days old', '2026-02-07', today, 29],
  ['is 365 days old', '2025-03-08', today, 365],
  ['is two years old', '2024-03-08', today, 730],
  ['was born on a 29th of February', '2024-02-29', '2026-02-28', 730],
  ['is as old as the calendar knows', '2024-01-05', today, 793],
  ['is a day older than that', '2024-01-04', today, 731],
  ['is due in 40 weeks', '2026-12-13', today, -280],
  ['is due in 42 weeks', '2026-12-27', today, -224],
  ['has a birth date of 1900', '1900-01-01', today, 790],
  ['has no birth date', null, today, 150],
  ['is looked at 10,000 weeks from now', today, '2217-11-02', 763],
  ['is looked at 10,000 weeks ago', today, '1834-07-13', -280],
];

describe.each(zones)('what the day brings, in %s, when the baby', (zone) => {
  it.each(boundaries)('%s', async (_name, birth, day, age) => {
    const born = birth ?? addDays(calendarDate(day), -150);
    for (const language of languages) {
      const plan = await planFor(language, weekdayOf(calendarDate(born)));
      const shown = await inZone(zone, (within) => ask(within, birth, day, { language }));
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.map(({ id }) => id)).toEqual(plan[age - firstAge]);
    }
  });

  it('is asked with the two parameters of the specification alone: in Portuguese, the first row counts', async () => {
    const rows = await inZone(zone, (within) =>
      rowsOf<Record<string, unknown>>(
        within,
        sql`select * from get_personalized_calendar_content(
        user_baby_birth_date => '2025-10-01', target_date => '2026-03-08')`,
      ),
    );
    expect(rows).toEqual(await ask(db, '2025-10-01', today));
    expect(rows[0]).toMatchObject({
      id: expect.any(String),
      content_type: expect.any(String),
      title: expect.any(String),
      duration_minutes: expect.any(Number),
      description: expect.any(String),
      thumbnail_url: null,
      is_premium: false,
      category: expect.any(String),
      content_url: null,
      content_data: {
        expert: expect.any(String),
        tips: expect.any(Array),
        full_content: expect.any(String),
      },
    });
  });
});

type Equals = { birth: string; first: string; interests: InterestArea[]; type: DailyType };
/** A day of some baby with equals that differ as asked; born so that it is that day. */
async function equalsThat(differ: SQL, day = today): Promise<Equals> {
  const rows = await rowsOf<Equals>(
    db,
    sql`
    select to_char(${day}::date - one.age::int, 'YYYY-MM-DD') as birth, one.content_id as first,
      b.interests, b.content_type as type
    from daily_calendar one
    join daily_calendar two using (language, birth_weekday, age)
    join daily_content a on a.id = one.content_id join daily_content b on b.id = two.content_id
    where one.language = 'pt' and one.rank = 0 and two.rank > 0 and ${differ}
      and extract(dow from ${day}::date - one.age::int) = one.birth_weekday
    order by one.age limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('no such day');
  return found;
}

describe('among equals', () => {
  it('her interests choose', async () => {
    const { birth, first, interests } = await equalsThat(sql`not a.interests && b.interests`);
    expect((await ask(db, birth, today))[0]?.id).toBe(first);
    const chosen = (await ask(db, birth, today, { interests }))[0]?.id;
    const row = (await db.select().from(dailyContent)).find(({ id }) => id === chosen);
    expect(chosen).not.toBe(first);
    expect(row?.interests.some((interest) => interests.includes(interest))).toBe(true);
  });

  // On Wednesdays and Saturdays equals are of several types.
  it.each([
    ['audio', '2026-03-11'],
    ['video', '2026-03-11'],
    ['article', '2026-03-14'],
  ] as const)('how she likes to learn chooses: %s', async (type, day) => {
    const { birth, first } = await equalsThat(
      sql`a.content_type <> b.content_type and b.content_type = ${type}`,
      day,
    );
    expect((await ask(db, birth, day))[0]?.id).toBe(first);
    const [chosen] = await ask(db, birth, day, { types: [type] });
    expect(chosen?.content_type).toBe(type);
    expect(chosen?.id).not.toBe(first);
  });
});
