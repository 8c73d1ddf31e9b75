import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { hashToken } from '../../server/features/access/secrets.ts';
import { startRealPostgres } from '../../tests/support/real-postgres.ts';
import { databaseOf } from './database-of.ts';
import { fill, motherId, viewers } from './fill.ts';

export type Community = {
  address: string;
  url: string;
  db: pg.Client;
  /** Of those who look. */
  cookies: string[];
};

/** One program plays many callers, with the made-up people and faster than any of them may. */
const asMany = { NODE_ENV: 'test', SEED: 'true', TRUST_PROXY: '1', READ_LIMIT: '0' };

/**
 * PostgreSQL with communities of these sizes, each in a database of its own with a server process of its own. They stay
 * in the folder `kept`, if one is named, and are found there the next time.
 */
export async function prepareGround<Size extends string>(sizes: Record<Size, number>, kept?: string) {
  const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
  const postgres = await startRealPostgres(kept);
  const processes: ChildProcess[] = [];
  const clients: pg.Client[] = [];

  const clientOf = async (url: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    clients.push(client);
    return client;
  };
  const run = async (file: string, env: NodeJS.ProcessEnv, ...args: string[]) => {
    const child = spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...asMany, PORT: '0', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    return readyAt(child);
  };
  const stop = async () => {
    for (const child of processes) {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    }
    for (const client of clients) await client.end();
    await postgres.stop();
    await rm(data, { recursive: true, force: true });
  };

  try {
    const first = await clientOf(postgres.urlOf('postgres'));
    await first.query(`alter system set max_wal_size = '8GB'`);
    await first.query('select pg_reload_conf()');
    const communities = {} as Record<Size, Community>;
    for (const [name, posts] of Object.entries<number>(sizes)) {
      const database = await databaseOf(first, name, posts);
      const url = postgres.urlOf(name);
      const address = await run(
        'server/main.ts',
        { DATA_DIR: join(data, name), DATABASE_URL: url, SEED: 'false' },
        '--without-web',
      );
      const db = await clientOf(url);
      await contentIsLoaded(db);
      if (!database.isFilled) {
        await fill(db, posts, (what) => console.log(`  ${name}: ${what}`));
        await database.markFilled();
      }
      communities[name as Size] = { address, url, db, cookies: await signIn(db) };
    }
    return { communities, run, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that a process says it is ready at. */
export async function readyAt(child: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    const address = /ready at (\S+)/.exec(printed)?.[1];
    if (address) return address.replace('localhost', '127.0.0.1');
  }
  throw new Error('The server did not start');
}

/** The first start makes the covers of articles beside; nothing is measured before they are done. */
export async function contentIsLoaded(db: pg.Client): Promise<void> {
  const state = async () => JSON.stringify((await db.query('select count(image_url) from posts')).rows);
  for (let before = ''; before !== (await state()); await sleep(3_000)) before = await state();
}

async function signIn(db: pg.Client): Promise<string[]> {
  const cookies: string[] = [];
  await db.query('delete from sign_in_sessions');
  for (let n = 1; n <= viewers; n++) {
    const secret = randomBytes(32).toString('base64url');
    await db.query(
      `insert into sign_in_sessions (user_id, secret_hash, device, created_at, last_used_at, expires_at)
       values (${motherId(`${n}`)}, $1, 'bench', now(), now(), now() + interval '1 day')`,
      [hashToken(secret)],
    );
    cookies.push(`colo_session=${secret}`);
  }
  return cookies;
}
