import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startRealPostgres } from '../tests/support/real-postgres.ts';

/**
 * What the library costs over HTTP on PostgreSQL as it grows: ratios of one run, so that the machine cancels out.
 * One category keeps its 200 articles while the others grow. Two words are sought: one that stands in titles,
 * introductions and bodies, and one in every second body and nowhere else, for which all three must be looked through.
 */
const everywhereWord = 'bebê';
const bodyWord = 'travesseirinho';
const rounds = 400;
/** What mothers type: a word, a few words, and a slip. */
const realTerms = ['amamentação', 'bebê não dorme', 'amamentasão doi'];
const realLimit = 3;
const searchLimits: Record<number, number> = { 200: 10, 2000: 10, 20000: 10 };

let asked = 0;

const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres();
const url = postgres.urlOf('postgres');
const db = new pg.Client({ connectionString: url });
const agent = new Agent({ keepAlive: true, maxSockets: 10 });
const server = spawn(process.execPath, ['server/main.ts', '--without-web'], {
  env: {
    ...process.env,
    PORT: '0',
    DATA_DIR: data,
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    // One program plays many callers, with the made-up people and faster than any of them may.
    ...{ NODE_ENV: 'test', SEED: 'true', TRUST_PROXY: '1', READ_LIMIT: '0' },
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  const address = await readyAt();
  await db.connect();
  await contentIsLoaded();
  await measureReal(address);
  await takeModels();
  await fill(200, 'Sono do Bebê');
  const list = `/api/articles?language=pt&category=${encodeURIComponent('Sono do Bebê')}`;
  const pages: number[] = [];
  let filled = 0;
  for (const others of [200, 2_000, 20_000]) {
    await fill(others - filled, 'Mãe Inteira');
    filled = others;
    pages.push(await measure(address, others, list));
  }
  console.log(`category page, 20,000 others against 200: ${ratio(pages.at(-1), pages[0])}x (limit 1.3)`);
  console.log(
    `list of 20 over 10 connections: ${await perSecond(address + list)} requests per second (aim 1050)`,
  );
} finally {
  agent.destroy();
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  await db.end();
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

/** With the articles that come with Colo, as every house begins. */
async function measureReal(address: string): Promise<void> {
  const { rows } = await db.query(`select id from posts where language = 'pt'`);
  const [one = 0, ...terms] = await medians([
    rows.map(({ id }) => `${address}/api/articles/${id}`),
    ...realTerms.map((term) => [searchOf(address, term)]),
  ]);
  const told = realTerms.map((term, n) => `“${term}” ${ratio(terms[n], one)}x`);
  console.log(`${rows.length} articles: one ${one.toFixed(2)} ms; ${told.join(', ')} (limit ${realLimit})`);
}

function searchOf(address: string, term: string): string {
  return `${address}/api/articles/search?language=pt&q=${encodeURIComponent(term)}`;
}

async function measure(address: string, others: number, list: string): Promise<number> {
  const { rows } = await db.query(
    `select id from posts where language = 'pt' order by created_at desc limit 50`,
  );
  const limit = searchLimits[others];
  const search = (word: string) => [searchOf(address, word)];
  // Interleaved, so that whatever else the machine does meets them all alike.
  const [one = 0, page = 0, everywhere = 0, bodies = 0, slip = 0] = await medians([
    rows.map(({ id }) => `${address}/api/articles/${id}`),
    [address + list],
    search(everywhereWord),
    search(bodyWord),
    search('amamentasão bebê'),
  ]);
  console.log(
    [
      `${others} others: one article ${one.toFixed(2)} ms`,
      `category page ${ratio(page, one)}x (limit 2)`,
      `search of a word that is everywhere ${ratio(everywhere, one)}x, in bodies alone ${ratio(bodies, one)}x, of two with a slip ${ratio(slip, one)}x (limit ${limit})`,
    ].join('; '),
  );
  return page;
}

async function medians(requests: string[][]): Promise<number[]> {
  const times: number[][] = requests.map(() => []);
  for (let round = -50; round < rounds; round++) {
    for (const [index, addresses] of requests.entries()) {
      const started = performance.now();
      await fetched(addresses[Math.abs(round) % addresses.length] ?? '');
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  return times.map((list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0);
}

async function perSecond(address: string): Promise<number> {
  const seconds = 8;
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const connection = async () => {
    while (performance.now() < end) {
      await fetched(address);
      answered++;
    }
  };
  await Promise.all(Array.from({ length: 10 }, connection));
  return Math.round(answered / seconds);
}

/** The least of a client, so that the figures are the server's. Each is somebody else: none spends another's limit. */
function fetched(address: string): Promise<void> {
  asked += 1;
  const headers = { 'X-Forwarded-For': [10, asked >> 16, (asked >> 8) & 255, asked & 255].join('.') };
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

async function readyAt(): Promise<string> {
  let printed = '';
  for await (const chunk of server.stdout) {
    printed += chunk;
    const address = /ready at (\S+)/.exec(printed)?.[1];
    if (address) return address.replace('localhost', '127.0.0.1');
  }
  throw new Error('The server did not start');
}

/** The first start makes the covers beside; nothing is measured before they are done. */
async function contentIsLoaded(): Promise<void> {
  const state = async () => JSON.stringify((await db.query('select count(image_url) from posts')).rows);
  for (let before = ''; before !== (await state()); await sleep(2_000)) before = await state();
}

/** The articles that come with Colo are the model of all others. */
async function takeModels(): Promise<void> {
  await db.query(
    `create temporary table models as select row_number() over (order by id) as number, * from posts where language = 'pt'`,
  );
  await db.query('delete from posts');
}

/** Real texts, each with a few words of its own, and the body word in every second. */
async function fill(count: number, category: string): Promise<void> {
  const { rows: indexes } = await db.query(
    `select indexname, indexdef from pg_indexes where tablename = 'posts' and indexdef like '%USING gin%'`,
  );
  // Word by word into an index that is in use takes ten times as long as all at once.
  for (const { indexname } of indexes) await db.query(`drop index ${indexname}`);
  await db.query(
    `insert into posts (title, content, introduction, practical_tip, category, author, author_role, sources, image_url,
       image_alt, image_width, image_height, image_widths, published, language, created_at, updated_at)
     select title || ' ' || n, content || ' ' || left(regexp_replace(repeat(md5(n::text || random()), 4), '(.{6})', '\\1 ', 'g'), 150)
         || case when n % 2 = 0 then ' ${bodyWord}' else '' end,
       introduction, practical_tip, $2, author, author_role, sources, image_url, image_alt, image_width, image_height,
       image_widths, true, 'pt', now() - random() * interval '900 days', now()
     from generate_series(1, $1::int) n join models on number = 1 + n % (select count(*) from models)`,
    [count, category],
  );
  for (const { indexdef } of indexes) await db.query(indexdef);
  await db.query('vacuum analyze posts');
}

function ratio(value = 0, base = 1): string {
  return (value / base).toFixed(2);
}
