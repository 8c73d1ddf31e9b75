import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hashToken } from '../server/features/access/secrets.ts';
import { startServer } from '../server/start.ts';
import type { EditingListAnswer } from '../shared/editing/editing.schema.ts';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { benchEnv } from './bench-env.ts';

/** The list of the panel over HTTP on PostgreSQL, of 20,000 articles against 200: ratios of one run. */
const rounds = 100;
const staff = 'staff@colo.test';
const lists = {
  'first page': '',
  'page in the middle': 'middle',
  'drafts (one in ten)': 'state=draft',
  'search of a rare word': 'q=travesseirinho',
  'search of a word that is everywhere': 'q=bebe',
};

const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres();
const url = postgres.urlOf('postgres');
const colo = await startServer(benchEnv(data, url, { STAFF_EMAILS: staff }));
const database = new pg.Client({ connectionString: url });
await database.connect();

try {
  const cookie = await signIn();
  await contentIsLoaded();
  await database.query('delete from posts');
  await fill(200);
  const few = await measure(cookie);
  await fill(19_800);
  const many = await measure(cookie);
  for (const [name, time] of Object.entries(many)) {
    const before = few[name] ?? 0;
    console.log(
      `${name}: ${before.toFixed(2)} ms of 200, ${time.toFixed(2)} ms of 20,000: ratio ${(time / before).toFixed(2)}`,
    );
  }
} finally {
  await database.end();
  await colo.stop();
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

/** The first start makes the covers beside; nothing is measured before they are done. */
async function contentIsLoaded(): Promise<void> {
  const state = async () => JSON.stringify((await database.query('select count(image_url) from posts')).rows);
  for (let before = ''; before !== (await state()); await sleep(2_000)) before = await state();
}

async function signIn(): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await database.query(
    `with writer as (insert into users (email, created_at, last_sign_in_at) values ($1, now(), now()) returning id)
     insert into sign_in_sessions (user_id, secret_hash, device, created_at, last_used_at, expires_at)
     select id, $2, 'bench', now(), now(), now() + interval '1 day' from writer`,
    [staff, hashToken(secret)],
  );
  return `colo_session=${secret}`;
}

/** Texts of some 1,000 characters; every tenth a draft, every twentieth in the trash, every thousandth with the rare word. */
async function fill(count: number): Promise<void> {
  await database.query(
    `insert into posts (title, content, introduction, category, author, published, language, created_at, updated_at, deleted_at)
     select 'Noites calmas ' || n,
       (select string_agg(left(md5(n || ' ' || w || random()), 6), ' ') || ' o bebê dorme' from generate_series(1, 150) w)
         || case when n % 1000 = 0 then ' travesseirinho' else '' end,
       'Para começar', (array['Sono do Bebê', 'Mãe Inteira'])[1 + n % 2], 'Colo', n % 10 <> 0, 'pt',
       now() - random() * interval '900 days', now(), case when n % 20 = 1 then now() end
     from generate_series(1, $1::int) n`,
    [count],
  );
  await database.query('vacuum analyze posts');
}

/** The median of each list, in turn, so that whatever else the machine does weighs on all. */
async function measure(cookie: string): Promise<Record<string, number>> {
  const cursor = await middle(cookie);
  const times = new Map<string, number[]>(Object.keys(lists).map((name) => [name, []]));
  for (let round = -20; round < rounds; round++) {
    for (const [name, query] of Object.entries(lists)) {
      const started = performance.now();
      await page(cookie, query === 'middle' ? cursor : query);
      if (round >= 0) times.get(name)?.push(performance.now() - started);
    }
  }
  return Object.fromEntries([...times].map(([name, of]) => [name, median(of)]));
}

async function middle(cookie: string): Promise<string> {
  const { rows } = await database.query<{ position: string }>(
    `select created_at::text || ' ' || id::text as position from posts where deleted_at is null
     order by created_at desc, id desc offset (select count(*) / 2 from posts where deleted_at is null) limit 1`,
  );
  const cursor = `cursor=${encodeURIComponent(rows[0]?.position ?? '')}`;
  if ((await page(cookie, cursor)).articles.length !== 50) throw new Error('expected a full page');
  return cursor;
}

async function page(cookie: string, query: string): Promise<EditingListAnswer> {
  const response = await fetch(`${colo.appUrl}/api/admin/articles?${query}`, { headers: { Cookie: cookie } });
  if (response.status !== 200) throw new Error(`${query} answered ${response.status}`);
  return response.json();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
