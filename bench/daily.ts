import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hashToken } from '../server/features/access/secrets.ts';
import { startServer } from '../server/start.ts';
import type { WeekContentAnswer } from '../shared/daily/daily.schema.ts';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { benchEnv } from './bench-env.ts';
import { addBabies, familiesSql } from './family.ts';

/** A mother's week over HTTP on PostgreSQL, of 100,000 rows of daily content against 1,000: ratio of one run. */
const rounds = 400;
const warmingUp = 50;
const postgres = await startRealPostgres();
const houses = [await house('postgres', 1_000), await house('colo_template', 100_000)] as const;

try {
  const times: [number[], number[]] = [[], []];
  // In turn, so that whatever else the machine does weighs on both.
  for (let round = 0; round < rounds; round++) {
    for (const index of [0, 1] as const) {
      const started = performance.now();
      await houses[index].week(round);
      if (round >= warmingUp) times[index].push(performance.now() - started);
    }
  }
  const [few, many] = times.map(median) as [number, number];
  console.log(
    `the week: ${few.toFixed(2)} ms of 1,000 rows, ${many.toFixed(2)} ms of 100,000: ratio ${(many / few).toFixed(2)} (limit 1.3)`,
  );
} finally {
  for (const { close } of houses) await close();
  await postgres.stop();
}

/** A server with a database of its own, that many rows of content, and a mother who is signed in. */
async function house(name: string, rows: number) {
  const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
  const url = postgres.urlOf(name);
  const colo = await startServer(benchEnv(data, url));
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  await fill(database, rows);
  const cookie = await signIn(database);
  return {
    week: async (round: number) => {
      const day = new Date(Date.UTC(2026, 0, 1 + round * 7)).toISOString().slice(0, 10);
      const response = await fetch(`${colo.appUrl}/api/daily/week?language=pt&day=${day}`, {
        headers: { Cookie: cookie },
      });
      const { days }: WeekContentAnswer = await response.json();
      if (days?.some(({ content }) => !content)) throw new Error(`a day without content: ${day}`);
    },
    close: async () => {
      await database.end();
      await colo.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The calendar keeps its size, and points into all of the content. */
async function fill(database: pg.Client, rows: number): Promise<void> {
  await database.query('truncate daily_content cascade');
  await database.query(
    `insert into daily_content (piece_id, language, from_age, to_age, content_type, title, description, category,
       content_data, interests, library_category, created_at, updated_at)
     select gen_random_uuid(), (array['pt', 'en'])[1 + n % 2], n % 700, n % 700 + 30,
       (array['video', 'audio', 'article', 'activity', 'tip'])[1 + n % 5], 'Para hoje ' || n, 'Em poucas palavras.',
       'Sono e rotina', jsonb_build_object('expert', 'Com calma.', 'tips', '["Uma", "Outra"]'::jsonb, 'full_content',
         (select string_agg(left(md5(n || ' ' || w), 6), ' ') from generate_series(1, 120) w)),
       '{sono-rotina}', case when n % 5 = 2 then 'Sono do Bebê' end, now(), now()
     from generate_series(1, $1::int) n`,
    [rows],
  );
  await database.query(
    `with numbered as (
       select id, language, row_number() over (partition by language order by id) - 1 as place from daily_content),
     days as (
       select language, weekday, age, rank,
         (weekday * 7919 + (age + 280) * 104729 + rank * 1299709)::bigint % ($1::bigint / 2) as place
       from unnest(array['pt', 'en']) language, generate_series(0, 6) weekday, generate_series(-280, 793) age,
         generate_series(0, 2) rank)
     insert into daily_calendar (language, birth_weekday, age, rank, content_id)
     select language, weekday, age, rank, id from days join numbered using (language, place)`,
    [rows],
  );
  await database.query('vacuum analyze');
}

async function signIn(database: pg.Client): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await database.query(
    `with mother as (insert into users (email, created_at, last_sign_in_at)
         values ('ana@exemplo.test', now(), now()) returning id),
       told as (insert into profile_answers (user_id, interests, content_preference, created_at, updated_at)
         select id, '{sono-rotina}', '{audio}', now(), now() from mother)
     insert into sign_in_sessions (user_id, secret_hash, device, created_at, last_used_at, expires_at)
     select id, $1, 'bench', now(), now(), now() + interval '1 day' from mother`,
    [hashToken(secret)],
  );
  await database.query(familiesSql);
  await addBabies(database, { born: '2025-12-01' });
  return `colo_session=${secret}`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
