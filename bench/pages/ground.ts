import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashToken } from '../../server/features/access/secrets.ts';
import { aConsent } from '../../tests/support/consent.ts';

/** What the pages are of, and the secret of the sign-in session of somebody who sees them. */
export type Ground = { cookie: string; articleId: string; slug: string };

/** The catalogue and the community of a demo, and a mother of a baby of three months with fifty feeds. */
export async function fillColo(database: pg.Client, url: string): Promise<Ground> {
  const cookie = await mother(database, url);
  const { rows } = await database.query<{ id: string }>(
    `select id from posts where language = 'pt' order by length(content) desc limit 1`,
  );
  const articleId = rows[0]?.id ?? '';
  return { cookie, articleId, slug: await slugOf(database, articleId) };
}

async function mother(database: pg.Client, url: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { rows } = await database.query<{ id: string }>(
    'insert into users (email, created_at, last_sign_in_at) values ($1, now(), now()) returning id',
    [`${randomUUID()}@exemplo.test`],
  );
  const userId = rows[0]?.id;
  await database.query(
    `insert into sign_in_sessions (user_id, secret_hash, device, created_at, last_used_at, expires_at)
     values ($1, $2, 'bench', now(), now(), now() + interval '1 day')`,
    [userId, hashToken(secret)],
  );
  const headers = { Cookie: `colo_session=${secret}`, 'Content-Type': 'application/json', Origin: url };
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  const born = new Date(Date.now() - 90 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await send('PATCH', '/api/profile', {
    name: 'Ana',
    babyName: 'Théo',
    babyBirthDate: born,
    journeyType: 'com-bebe',
    onboardingCompleted: true,
  });
  await send('POST', '/api/sync', { writes: [aConsent()] });
  await database.query(
    `insert into breastfeeding_sessions (user_id, id, start_time, end_time, duration_seconds, side, left_seconds,
       right_seconds, notes, time_zone, created_at, updated_at)
     select $1, gen_random_uuid(), at, at + interval '20 minutes', 1200, 'left', 1200, 0, 'calma', 'UTC', at, at
     from generate_series(1, 50) n, lateral (select now() - n * interval '3 hours' as at) moment`,
    [userId],
  );
  await database.query('analyze');
  return secret;
}

async function slugOf(database: pg.Client, articleId: string): Promise<string> {
  const { rows } = await database.query<{ slug: string }>('select slug from posts where id = $1', [
    articleId,
  ]);
  return rows[0]?.slug ?? '';
}
