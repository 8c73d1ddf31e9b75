import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hashToken } from '../server/features/access/secrets.ts';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { familiesSql } from './family.ts';
import { addFeeds, addSleeps } from './mother.ts';

/** Four mothers with 100,000 rows each download all of it at once, on PostgreSQL: what others wait, and memory. */
const mothers = 4;
const growthLimitMb = 100;
const waitLimitMs = 200;
const serverFile = process.argv[2] ?? 'dist/server/main.js';

const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres();
const url = postgres.urlOf('postgres');
const { server, address } = await start();
try {
  const cookies = await fill();
  // The first download of a process pays for what it has never run.
  await download(await signIn('first@exemplo.test', 0));
  const before = await restingMemory();
  // What the machine itself makes people wait, with whatever else it does.
  const calm = askOften();
  await sleep(15_000);
  const atRest = await calm.stop();
  let peak = before;
  const memoryWatch = setInterval(async () => {
    peak = Math.max(peak, await memory());
  }, 20);
  const busy = askOften();
  const began = performance.now();
  const sizes = await Promise.all(cookies.map(download));
  const seconds = (performance.now() - began) / 1000;
  const meanwhile = await busy.stop();
  clearInterval(memoryWatch);
  const megabytes = sizes.map((size) => (size / 1024 / 1024).toFixed(1)).join(', ');
  console.log(`${mothers} downloads of 100,000 rows at once: ${seconds.toFixed(1)} s, ${megabytes} MB`);
  console.log(`/healthz at rest: ${told(atRest)}`);
  console.log(`/healthz meanwhile: ${told(meanwhile)} (limit ${waitLimitMs})`);
  console.log(`memory grew by ${Math.round(peak - before)} MB (limit ${growthLimitMb})`);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

async function start() {
  const environment = { ...process.env, DATA_DIR: data, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, ['--max-semi-space-size=4', serverFile, '--without-web'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of server.stdout.iterator({ destroyOnReturn: false })) {
    printed += chunk;
    if (/ready at \S+\s/.test(printed)) break;
  }
  server.stdout.resume();
  const address = /ready at (\S+)/.exec(printed)?.[1] ?? '';
  return { server, address: address.replace('localhost', '127.0.0.1') };
}

async function fill(): Promise<string[]> {
  const cookies: string[] = [];
  for (let n = 1; n <= mothers; n++) cookies.push(await signIn(`mother-${n}@exemplo.test`, 100_000));
  return cookies;
}

/** A mother who is signed in, with that many rows: feeds, sleeps, and that they arrived. */
async function signIn(email: string, rows: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows: found } = await database.query<{ id: string }>(
    `with mother as (insert into users (email, created_at, last_sign_in_at) values ($1, now(), now()) returning id),
       session as (insert into sign_in_sessions (user_id, secret_hash, device, created_at, last_used_at, expires_at)
         select id, $2, 'bench', now(), now(), now() + interval '1 day' from mother)
     select id from mother`,
    [email, hashToken(secret)],
  );
  const userId = found[0]?.id ?? '';
  await database.query(familiesSql);
  const notes = `'Mamou bem, noite ' || n || ' ' || md5(n::text)`;
  await addFeeds(database, { userId }, { count: Math.round(rows / 2), apart: '3 hours', notes });
  await addSleeps(database, { userId }, { count: Math.round(rows * 0.3), apart: '3 hours' });
  await database.query(
    `insert into received_writes (user_id, id, kind, outcome, received_at)
     select $1, gen_random_uuid(), 'feed.put', '{"done": true}', now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [userId, Math.round(rows / 5)],
  );
  await database.query('vacuum analyze diary_records, received_writes');
  await database.end();
  return `colo_session=${secret}`;
}

function askOften() {
  const waits: number[] = [];
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await arrivalOf(await answerTo('/healthz'));
      waits.push(performance.now() - asked);
      await sleep(20);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await asking;
      return waits.toSorted((a, b) => a - b);
    },
  };
}

function told(sorted: number[]): string {
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${sorted.length} times, median ${at(0.5)} ms, 99 of 100 ${at(0.99)} ms, longest ${at(1)} ms`;
}

function answerTo(path: string, cookie = ''): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(`${address}${path}`, { headers: { Cookie: cookie } }, resolve).once('error', reject);
  });
}

async function arrivalOf(answer: IncomingMessage): Promise<number> {
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`);
  let bytes = 0;
  for await (const piece of answer) bytes += piece.length;
  return bytes;
}

async function download(cookie: string): Promise<number> {
  return arrivalOf(await answerTo('/api/my-data', cookie));
}

/** Pictures of the library may still be in the making after the start: it has to stand still for a while. */
async function restingMemory(): Promise<number> {
  for (let last = 0, still = 0; ; await sleep(1000)) {
    const now = await memory();
    still = Math.abs(now - last) < 1 ? still + 1 : 0;
    last = now;
    if (still >= 5) return now;
  }
}

async function memory(of: ChildProcess = server): Promise<number> {
  const status = await readFile(`/proc/${of.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
