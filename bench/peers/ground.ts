import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { hashToken } from '../../server/features/access/secrets.ts';
import { consentVersion, healthConsentVersion } from '../../shared/consent/consent.rules.ts';
import { startRealPostgres } from '../../tests/support/real-postgres.ts';
import { fill, motherId } from '../community/fill.ts';
import { contentIsLoaded, readyAt } from '../community/ground.ts';
import { addBabies, daysAgo, familiesSql } from '../family.ts';
import { addFeeds } from '../mother.ts';
import type { Caller } from './lite.ts';

const posts = 2_000;
/** So many that nobody meets the limits of an hour: 60 comments, 900 requests in a quarter of it. */
const writers = 4_000;
const feedsOfEach = 30;

export type Client = Pick<pg.Client, 'query'>;

/** Who is there to be ended: by its process id, at the end. */
export function processes() {
  const started: ChildProcess[] = [];
  const end = async (child: ChildProcess) => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return {
    run: async (file: string, env: NodeJS.ProcessEnv, args: string[] = []) => {
      const child = spawn(process.execPath, [file, ...args], {
        env: { ...process.env, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'error', ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      started.push(child);
      const address = await readyAt(child);
      // What it says later is nobody's to read, and must not stop it.
      child.stdout?.resume();
      return { address, end: () => end(child) };
    },
    endAll: async () => void (await Promise.all(started.map(end))),
  };
}

export const ourEnv = (data: string) => ({
  DATA_DIR: data,
  SEED: 'false',
  TRUST_PROXY: '1',
  READ_LIMIT: '0',
});

/** One PostgreSQL that keeps what it was told, with the same rows twice: ours, and a copy for the peer. */
export async function postgresGround() {
  const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
  const postgres = await startRealPostgres(undefined, { fsync: true });
  const { run, endAll } = processes();
  const clients: pg.Client[] = [];
  const clientOf = async (name: string) => {
    const client = new pg.Client({ connectionString: postgres.urlOf(name) });
    await client.connect();
    clients.push(client);
    return client;
  };
  const stop = async () => {
    await endAll();
    for (const client of clients) await client.end();
    await postgres.stop();
    await rm(data, { recursive: true, force: true });
  };
  try {
    const admin = await clientOf('postgres');
    await admin.query('create database ours');
    const env = { ...ourEnv(data), DATABASE_URL: postgres.urlOf('ours') };
    const first = await run('server/main.ts', env, ['--without-web']);
    const filling = await clientOf('ours');
    await contentIsLoaded(filling);
    await first.end();
    const callers = await fillAll(filling);
    await clients.pop()?.end();
    await admin.query('create database peer template ours');
    return { run, stop, clientOf, urlOf: postgres.urlOf, ourEnv: env, callers };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A community, a log of each who writes, and her way in. */
export async function fillAll(db: Client): Promise<Caller[]> {
  await fill(db as pg.Client, posts, () => undefined);
  const numbers = Array.from({ length: writers }, (_, n) => n + 1);
  const secrets = numbers.map(() => randomBytes(32).toString('base64url'));
  const { rows } = await db.query<{ id: string }>(
    `insert into sign_in_sessions (user_id, secret_hash, device, created_at, last_used_at, expires_at)
     select ${motherId('n')}, hash, 'bench', now(), now(), now() + interval '1 day'
     from unnest($1::int[], $2::text[]) as told (n, hash) order by n returning user_id as id`,
    [numbers, secrets.map(hashToken)],
  );
  await db.query(familiesSql);
  await db.query(
    `insert into consents (user_id, family_id, kind, version, given_at, asked)
     select ${motherId('n')}, case kind when 'health-data' then md5('family:' || ${motherId('n')})::uuid end, kind, version, now(), kind = 'health-data' from generate_series(1, ${writers}) n,
       (values ('health-data', '${healthConsentVersion}'), ('community-rules', '${consentVersion}'), ('terms', '${consentVersion}')) as said (kind, version)`,
  );
  for (const { id: userId } of rows) await addFeeds(db, { userId }, { count: feedsOfEach, apart: '2 hours' });
  await db.query(`update profile_answers set interests = '{sono-rotina}'`);
  await addBabies(db, { born: daysAgo(100) });
  await db.query('vacuum analyze');
  return rows.map(({ id }, n) => ({ userId: id, headers: { Cookie: `colo_session=${secrets[n]}` } }));
}
