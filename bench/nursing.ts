import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServer } from '../server/start.ts';
import type { DiaryPageAnswer } from '../shared/diary/diary.schema.ts';
import type { SyncAnswer } from '../shared/sync/sync.schema.ts';
import { aFeed, minutesBefore, write } from '../tests/support/nursing.ts';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { benchEnv } from './bench-env.ts';
import { addFeeds, signedInMother } from './mother.ts';

/** A log of 5,000 feeds against one of 50, among 200,000 of other mothers; and a long offline night in one request. */
const rounds = 400;
const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres();
const url = postgres.urlOf('postgres');
const colo = await startServer(benchEnv(data, url));
const database = new pg.Client({ connectionString: url });
await database.connect();

try {
  for (let n = 0; n < 200; n++) await mother(1000);
  const [few, many] = [await mother(50), await mother(5000)];
  await database.query('analyze');

  await compare(
    'first page of 50',
    () => page(few, ''),
    () => page(many, ''),
  );
  const middle = await cursorAfter(many, 50);
  await compare(
    'page in the middle',
    () => page(few, ''),
    () => page(many, middle),
  );

  const times: number[] = [];
  for (let n = 0; n < 5; n++) times.push(await timed(() => sync(many)));
  console.log(`sync of 500 writes, one request: ${Math.round(median(times))} ms`);
} finally {
  await database.end();
  await colo.stop();
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

/** Somebody with that many feeds, and the cookie of her sign-in session. */
async function mother(feeds: number): Promise<string> {
  const who = await signedInMother(database);
  await addFeeds(database, who, { count: feeds, apart: '2 hours' });
  return `colo_session=${who.secret}`;
}

async function page(cookie: string, cursor: string): Promise<DiaryPageAnswer> {
  const query = new URLSearchParams({
    kind: 'feed',
    timeZone: 'UTC',
    limit: '50',
    ...(cursor && { cursor }),
  });
  const response = await fetch(`${colo.appUrl}/api/diary?${query}`, { headers: { Cookie: cookie } });
  const answer: DiaryPageAnswer = await response.json();
  if (answer.records?.length !== 50) throw new Error(`expected 50 feeds: ${JSON.stringify(answer)}`);
  return answer;
}

async function cursorAfter(cookie: string, pages: number): Promise<string> {
  let cursor = '';
  for (let n = 0; n < pages; n++) cursor = (await page(cookie, cursor)).nextCursor ?? '';
  return cursor;
}

async function sync(cookie: string): Promise<void> {
  const writes = Array.from({ length: 500 }, (_, n) =>
    write('feed.put', aFeed(minutesBefore(new Date(), n * 30), { notes: 'dormiu no meio' })),
  );
  const response = await fetch(`${colo.appUrl}/api/sync`, {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/json', Origin: colo.appUrl },
    body: JSON.stringify({ writes }),
  });
  const { outcomes }: SyncAnswer = await response.json();
  if (outcomes.filter(({ done }) => done).length !== 500) throw new Error('not every write was done');
}

/** In turn, so that whatever else the machine does weighs on both. */
async function compare(name: string, small: () => Promise<unknown>, large: () => Promise<unknown>) {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds; n++) {
    times[0].push(await timed(small));
    times[1].push(await timed(large));
  }
  // The first are the machine's warming up.
  const [ofSmall, ofLarge] = [median(times[0].slice(50)), median(times[1].slice(50))];
  console.log(
    `${name}: ${ofSmall.toFixed(2)} ms of 50 feeds, ${ofLarge.toFixed(2)} ms of 5,000: ratio ${(ofLarge / ofSmall).toFixed(2)} (limit 1.3)`,
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
