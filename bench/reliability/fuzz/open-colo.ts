import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { hashToken } from '#server/features/access/secrets.ts';
import { communitySeed } from '#server/features/community/community.seed.ts';
import { loadContent } from '#server/features/library/content/content.service.ts';
import { specialistsSeed } from '#server/features/specialists/specialists.seed.ts';
import { contentFolder, erasuresFile, migrationsFolder } from '#server/folders.ts';
import { mediaUsers } from '#server/media-users.ts';
import { personalData } from '#server/personal-data.ts';
import { systemClock } from '#server/platform/clock/clock.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { loadSeeds } from '#server/platform/db/seeds.ts';
import { openErasureLedger } from '#server/platform/erasures/open-erasure-ledger.ts';
import { createLog } from '#server/platform/log/log.ts';
import { openMediaStore } from '#server/platform/media/open-media-store.ts';
import type { Services } from '#server/services.ts';
import { familiesSql } from '../../family.ts';
import type { Environment } from '../colo-process.ts';
import type { Route } from './bad-request.ts';

const staffCount = 5;

/** All of Colo on a socket in this process: its own list of routes, a log that is kept, and mails that go nowhere. */
export async function openColo(environment: Environment & { DATA_DIR: string }) {
  const staff = Array.from({ length: staffCount }, (_, n) => `staff${n}@colo.test`);
  const env = readEnv({ ...environment, NODE_ENV: 'test', STAFF_EMAILS: staff.join(',') });
  const failures: string[] = [];
  const log = createLog('error', { write: (line) => void failures.push(line) });
  const database = await openDatabase(env, migrationsFolder, log);
  const { db } = database;
  await loadSeeds(db, [communitySeed, specialistsSeed], new Date());
  await loadContent({ db, clock: systemClock }, contentFolder);
  const services: Services = {
    env,
    appUrl: 'http://localhost:3000',
    secret: randomBytes(32).toString('hex'),
    db,
    clock: systemClock,
    mailer: { description: 'nowhere', send: async () => undefined, close: () => undefined },
    sms: { description: 'nowhere', send: async () => undefined },
    media: await openMediaStore(join(env.dataDir, 'media'), undefined),
    erasures: await openErasureLedger(erasuresFile(env), undefined),
    log,
    personalData,
    mediaUsers,
  };
  const app = createApp(services);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');

  /** A sign-in session of her own, past the mail: her cookie. */
  const cookieFor = async (email: string) => {
    const secret = randomBytes(32).toString('base64url');
    await db.execute(sql`insert into users (email, created_at, last_sign_in_at) values (${email}, now(), now())
      on conflict (email) do nothing`);
    await db.execute(sql.raw(familiesSql));
    await db.execute(sql`insert into sign_in_sessions (user_id, secret_hash, device, created_at, last_used_at, expires_at)
      select id, ${hashToken(secret)}, 'fuzz', now(), now(), now() + interval '1 day' from users where email = ${email}`);
    return `colo_session=${secret}`;
  };

  return {
    port: (server.address() as AddressInfo).port,
    failures,
    routes: routesOf(app),
    cookieFor,
    staff,
    /** Real ones, for what only looks at what is there. */
    ids: async () => {
      const tables = [
        'posts',
        'community_posts',
        'video_sessions',
        'specialists',
        'users',
        'community_comments',
      ];
      const ids: string[] = [];
      for (const table of tables) {
        const rows = await rowsOf<{ id: string }>(
          db,
          sql`select id::text from ${sql.identifier(table)} order by 1 limit 5`,
        );
        ids.push(...rows.map(({ id }) => id));
      }
      return ids;
    },
    close: async () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await database.close();
    },
  };
}

/** Every route once, as the app lists them; middleware is for all methods. */
function routesOf({ routes }: ReturnType<typeof createApp>): Route[] {
  const named = new Map<string, Route>();
  for (const { method, path } of routes)
    if (method !== 'ALL') named.set(`${method} ${path}`, { method, path });
  return [...named.values()];
}
