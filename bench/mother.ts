import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashToken } from '../server/features/access/secrets.ts';
import { healthConsentVersion } from '../shared/consent/consent.rules.ts';
import { familiesSql } from './family.ts';

/** Somebody who is signed in, agreed that her records are kept, and has passed the first run. */
export type Mother = { userId: string; secret: string };

export async function signedInMother(database: pg.Client): Promise<Mother> {
  const secret = randomBytes(32).toString('base64url');
  const { rows } = await database.query<{ id: string }>(
    'insert into users (email, created_at, last_sign_in_at) values ($1, now(), now()) returning id',
    [`${randomUUID()}@exemplo.test`],
  );
  const userId = rows[0]?.id ?? '';
  await database.query(familiesSql);
  await database.query(
    `insert into sign_in_sessions (user_id, secret_hash, device, created_at, last_used_at, expires_at)
     values ($1, $2, 'bench', now(), now(), now() + interval '1 day')`,
    [userId, hashToken(secret)],
  );
  await database.query(
    `insert into consents (user_id, family_id, kind, version, given_at, asked)
     values ($1::uuid, md5('family:' || $1::uuid)::uuid, 'health-data', $2, now(), true)`,
    [userId, healthConsentVersion],
  );
  await database.query(
    `insert into profile_answers (user_id, name, onboarding_completed, created_at, updated_at)
     values ($1, 'Ana', true, now(), now())`,
    [userId],
  );
  return { userId, secret };
}

/** The newest of them that long ago, and each that much before the next. */
export async function addFeeds(
  database: pg.Client,
  { userId }: Mother,
  { count, apart }: { count: number; apart: string },
): Promise<void> {
  await database.query(
    `insert into breastfeeding_sessions (user_id, id, start_time, end_time, duration_seconds, side, left_seconds,
       right_seconds, notes, time_zone, created_at, updated_at)
     select $1, gen_random_uuid(), at, at + interval '20 minutes', 1200, 'left', 1200, 0, 'calma', 'UTC', at, at
     from generate_series(1, $2::int) n, lateral (select now() - n * $3::interval as at) moment`,
    [userId, count, apart],
  );
}

/** Three naps to a night, of her own family, which must be there. */
export async function addSleeps(
  database: pg.Client,
  { userId }: Pick<Mother, 'userId'>,
  { count, apart }: { count: number; apart: string },
): Promise<void> {
  await database.query(
    `insert into diary_records (family_id, id, kind, start_time, end_time, duration_seconds, details, notes, time_zone,
       revision, change, recorded_by, updated_by, created_at, updated_at)
     select md5('family:' || $1::uuid)::uuid, gen_random_uuid(), 'sleep', at, at + interval '40 minutes', 2400,
       jsonb_build_object('sort', case when n % 4 = 0 then 'night' else 'nap' end, 'mood', null),
       'Dormiu no colo ' || md5(n::text), 'America/Sao_Paulo', 1, n, $1::uuid, $1::uuid, at, at
     from generate_series(1, $2::int) n, lateral (select now() - n * $3::interval as at) moment`,
    [userId, count, apart],
  );
}
