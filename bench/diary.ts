import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { timelinePage } from '../server/features/diary/timeline.repository.ts';
import type { FamilyId } from '../server/features/family/family.gate.ts';
import { startServer } from '../server/start.ts';
import type { DiaryPageAnswer } from '../shared/diary/diary.schema.ts';
import type { SyncAnswer } from '../shared/sync/sync.schema.ts';
import { aFeedRecord, diaryWrite } from '../tests/support/diary.ts';
import { minutesBefore } from '../tests/support/nursing.ts';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { benchEnv } from './bench-env.ts';
import { askedSql } from './community/asked-sql.ts';
import { signedInMother } from './mother.ts';
import { ourEnv, processes } from './peers/ground.ts';
import { inTurn, overHttp, type Runner, ratesInTurns } from './turns.ts';

/**
 * A family's diary of 20,000 records against one of 200, of two babies, among 200,000 of others; and how many pages, and
 * records that come alone, ten connections get in a second, with the bare query beside them. `--rates` measures only those.
 */
const rounds = 300;
const pageSize = 20;
const timeZone = 'America/Sao_Paulo';
const rateLength = { rounds: 3, seconds: 4 };
const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres();
const url = postgres.urlOf('postgres');
const colo = await startServer(benchEnv(data, url));
const database = new pg.Client({ connectionString: url });
await database.connect();

/** What a larger diary may cost more. */
const flat = ' (limit 1.3)';

type Family = { familyId: string; baby: string; headers: Record<string, string> };

try {
  const others: Family[] = [];
  for (let n = 0; n < 200; n++) others.push(await family(1000));
  const [few, many] = [await family(200), await family(20_000)];
  await database.query('vacuum analyze');
  if (!process.argv.includes('--rates')) await growth(few, many);
  await rates(others);
} finally {
  await database.end();
  await colo.stop();
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

async function growth(few: Family, many: Family): Promise<void> {
  await compare('first page of a baby', (of) => page(of, { baby: of.baby }), [few, many]);
  await compare('first page of the family', (of) => page(of, {}), [few, many]);
  await compare('first page of a kind', (of) => page(of, { baby: of.baby, kind: 'sleep' }), [few, many]);
  const middle = await cursorAfter(many, 100);
  await compare('page in the middle', (of) => page(of, of === many ? { cursor: middle } : {}), [few, many]);
  await compare('what is under way', (of) => get(of, '/now', {}), [few, many]);
  await compare('ten changes', (of) => get(of, '/changes', { after: String(of === many ? 19_990 : 190) }), [
    few,
    many,
  ]);
  // It looks through all of them: a family has no more, and it is not flat.
  await compare('a search that finds nothing', (of) => get(of, '', { timeZone: 'UTC', q: 'unicórnio' }), [
    few,
    many,
    '',
  ]);
  await compare('a record alone', (of) => sync(of, 1), [few, many]);
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    // Or the family's day would be over before the bench is.
    await database.query('update families set recorded_count = 0');
    times.push(await timed(() => sync(many, 500)));
  }
  console.log(`sync of 500 records, one request: ${Math.round(median(times))} ms`);
}

/** By a server of its own process: the ten connections are not its work. */
async function rates(families: Family[]): Promise<void> {
  const { run, endAll } = processes();
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  try {
    const folder = await mkdtemp(join(data, 'rates-'));
    const { address } = await run('server/main.ts', { ...ourEnv(folder), DATABASE_URL: url }, [
      '--without-web',
    ]);
    const [page, alone] = [inTurn(families), inTurn(families)];
    const runners = [
      overHttp('pages', address, () => pageAsked(page())),
      await barePages(pool, families),
      overHttp('records alone', address, () => recordAsked(alone())),
    ];
    const told = await ratesInTurns(runners, rateLength);
    for (const [name, rate] of told) console.log(`${name}, ten connections: ${Math.round(rate)} a second`);
    const [pages = Number.NaN, bare = Number.NaN] = told.values();
    console.log(
      `pages to the bare query: ${(pages / bare).toFixed(2)} (limit: 900 a second, or at least 0.5)`,
    );
  } finally {
    await pool.end();
    await endAll();
  }
}

function pageAsked({ familyId, baby, headers }: Family) {
  const query = new URLSearchParams({ family: familyId, baby, timeZone, limit: String(pageSize) });
  return { path: `/api/diary?${query}`, headers };
}

function recordAsked({ familyId, baby: babyId, headers }: Family) {
  const write = diaryWrite('record.put', aFeedRecord(new Date(), { familyId, babyId }));
  return {
    path: '/api/sync',
    headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' },
    body: { writes: [write] },
  };
}

/** What the database alone can do: the statement as our server sends it, prepared, and nothing around it. */
async function barePages(pool: pg.Pool, families: Family[]): Promise<Runner> {
  const asked = await Promise.all(
    families.map(({ familyId, baby }) =>
      askedSql((listening) => {
        const seeing = { familyId: familyId as FamilyId, role: 'parent' as const };
        return timelinePage(listening, seeing, { baby, timeZone, limit: pageSize });
      }),
    ),
  );
  const next = inTurn(asked);
  const once = async () => {
    const { text, values } = next();
    const { rows } = await pool.query({ text, values, rowMode: 'array', name: 'bare_page' });
    if (rows.length !== pageSize + 1) throw new Error(`expected ${pageSize + 1} rows, not ${rows.length}`);
  };
  return { name: 'bare query', open: () => ({ once, close: () => undefined }) };
}

/** A family with that many records, a fifth of them foods, which have a day; and the cookie of its parent. */
async function family(records: number): Promise<Family> {
  const { userId, secret } = await signedInMother(database);
  const { rows } = await database.query<{ familyId: string; id: string }>(
    `insert into babies (family_id, id, arrival, is_default, created_at, updated_at)
     select family_id, gen_random_uuid(), 'born', n = 1, now(), now() from family_members, generate_series(1, 2) n
     where user_id = $1 returning family_id as "familyId", id`,
    [userId],
  );
  const { familyId = '', id: baby = '' } = rows[0] ?? {};
  await database.query(
    `insert into diary_records (family_id, id, baby_id, kind, start_time, end_time, day, duration_seconds, details, notes,
       time_zone, revision, change, recorded_by, updated_by, created_at, updated_at)
     select $1, gen_random_uuid(), case n % 7 when 0 then null else ($2::uuid[])[1 + n % 2] end,
       case when n % 5 = 0 then 'food' when n % 2 = 0 then 'sleep' else 'feed' end,
       case when n % 5 > 0 then at end, case when n % 5 > 0 then at + interval '20 minutes' end,
       case when n % 5 = 0 then at::date end, case when n % 5 > 0 then 1200 end,
       case when n % 5 = 0 then '{"food": "banana", "liking": null, "signs": []}'
         when n % 2 = 0 then '{"sort": "nap", "mood": null}'
         else '{"side": "left", "leftSeconds": 1200, "rightSeconds": 0, "lastSide": null}' end::jsonb,
       'calma', 'UTC', 1, $3::int - n + 1, $4, $4, at, at
     from generate_series(1, $3::int) n, lateral (select now() - n * interval '1 hour' as at) moment`,
    [familyId, rows.map(({ id }) => id), records, userId],
  );
  await database.query('update families set change = $2 where id = $1', [familyId, records]);
  return { familyId, baby, headers: { Cookie: `colo_session=${secret}` } };
}

async function get<Answer>(
  { familyId, headers }: Family,
  path: string,
  query: Record<string, string>,
): Promise<Answer> {
  const asked = new URLSearchParams({ family: familyId, ...query });
  const response = await fetch(`${colo.appUrl}/api/diary${path}?${asked}`, { headers });
  if (response.status !== 200) throw new Error(await response.text());
  return response.json() as Promise<Answer>;
}

async function page(of: Family, query: Record<string, string>): Promise<DiaryPageAnswer> {
  const answer = await get<DiaryPageAnswer>(of, '', { timeZone: 'America/Sao_Paulo', limit: '50', ...query });
  if (answer.records.length !== 50) throw new Error(`expected 50 records, not ${answer.records.length}`);
  return answer;
}

async function cursorAfter(of: Family, pages: number): Promise<string> {
  let cursor = '';
  for (let n = 0; n < pages; n++) cursor = (await page(of, cursor ? { cursor } : {})).nextCursor ?? '';
  return cursor;
}

async function sync({ familyId, headers }: Family, records: number): Promise<void> {
  const writes = Array.from({ length: records }, (_, n) =>
    diaryWrite(
      'record.put',
      aFeedRecord(minutesBefore(new Date(), n * 30), { familyId, notes: 'dormiu no meio' }),
    ),
  );
  const response = await fetch(`${colo.appUrl}/api/sync`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Origin: colo.appUrl },
    body: JSON.stringify({ writes }),
  });
  const { outcomes }: SyncAnswer = await response.json();
  if (outcomes.filter(({ done }) => done).length !== records)
    throw new Error(JSON.stringify(outcomes.slice(0, 3)));
}

/** In turn, so that whatever else the machine does weighs on both. */
async function compare(
  name: string,
  act: (of: Family) => Promise<unknown>,
  [few, many, limit = flat]: [Family, Family, string?],
) {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds; n++) {
    times[0].push(await timed(() => act(few)));
    times[1].push(await timed(() => act(many)));
  }
  // The first are the machine's warming up.
  const [ofFew, ofMany] = [median(times[0].slice(50)), median(times[1].slice(50))];
  const ratio = (ofMany / ofFew).toFixed(2);
  console.log(
    `${name}: ${ofFew.toFixed(2)} ms among 200, ${ofMany.toFixed(2)} ms among 20,000: ratio ${ratio}${limit}`,
  );
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
