import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { hashToken } from '#server/features/access/secrets.ts';
import { erasuresFile, migrationsFolder } from '#server/folders.ts';
import { mediaUsers } from '#server/media-users.ts';
import { personalData } from '#server/personal-data.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { openErasureLedger } from '#server/platform/erasures/open-erasure-ledger.ts';
import { createLog } from '#server/platform/log/log.ts';
import { openMediaStore } from '#server/platform/media/open-media-store.ts';
import type { Services } from '#server/services.ts';

export type Caller = (method: string, path: string, body?: unknown) => Promise<Response>;

/** Colo in this process, on the embedded database, with a clock that the bench moves. */
export async function openSimulatedColo() {
  const folder = await mkdtemp(join(tmpdir(), 'colo-observer-'));
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'error' });
  const log = createLog('error');
  const database = await openDatabase(env, migrationsFolder, log);
  let time = Date.parse('2026-03-08T03:00:00.000Z');
  const clock = { now: () => new Date(time) };
  const services: Services = {
    env,
    appUrl: 'http://localhost:3000',
    secret: randomBytes(32).toString('hex'),
    db: database.db,
    clock,
    mailer: { description: 'nowhere', send: async () => undefined, close: () => undefined },
    sms: { description: 'nowhere', send: async () => undefined },
    media: await openMediaStore(join(folder, 'media'), undefined),
    erasures: await openErasureLedger(erasuresFile(env), undefined),
    log,
    personalData,
    mediaUsers,
  };
  const app = createApp(services);

  const caller =
    (cookie?: string): Caller =>
    async (method, path, body) => {
      const response = await app.request(path, {
        method,
        headers: {
          'Sec-Fetch-Site': 'same-origin',
          ...(cookie ? { Cookie: cookie } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.status >= 300) throw new Error(`${method} ${path}: ${await response.text()}`);
      return response;
    };

  /** Known for long, with a name that is hers alone, and the rules accepted. */
  const mother = async (name: string): Promise<Caller> => {
    const [id, secret] = [randomUUID(), randomBytes(32).toString('base64url')];
    const [since, until] = [-30, 30].map((days) => new Date(time + days * 24 * 60 * 60_000).toISOString());
    const { db } = database;
    await db.execute(sql`insert into users (id, email, created_at, last_sign_in_at)
      values (${id}, ${`${id}@exemplo.test`}, ${since}, ${since})`);
    await db.execute(sql`insert into sign_in_sessions
      (user_id, secret_hash, device, created_at, last_used_at, expires_at)
      values (${id}, ${hashToken(secret)}, 'bench', ${since}, ${since}, ${until})`);
    const her = caller(`colo_session=${secret}`);
    await her('PATCH', '/api/profile', { name });
    await her('POST', '/api/community/rules');
    return her;
  };

  return {
    services,
    visitor: caller(),
    mother,
    now: () => time,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type SimulatedColo = Awaited<ReturnType<typeof openSimulatedColo>>;
