import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServer } from '../server/start.ts';
import type { DiaryPageAnswer } from '../shared/diary/diary.schema.ts';
import type { SyncAnswer } from '../shared/sync/sync.schema.ts';
import { aFeedRecord, diaryWrite } from '../tests/support/diary.ts';
import { minutesBefore } from '../tests/support/nursing.ts';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { benchEnv } from './bench-env.ts';
import { signedInMother } from './mother.ts';

/** A family's diary of 20,000 records against one of 200, of two babies, among 200,000 of others. */
const rounds = 300;
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
  for (let n = 0; n < 200; n++) await family(1000);
  const [few, many] = [await family(200), await family(20_000)];
  await database.query('vacuum analyze');
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
} finally {
  await database.end();
  await colo.stop();
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
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
