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

/** What is added: how many, each that much before the next, the newest that long ago. */
type Added = { count: number; apart: string };
type Spans = Added & { kind: string; minutes: number; details: string; notes: string };

/** Of her own family, which must be there. What is told of each speaks of its number as `n`. */
async function addSpans(
  database: Pick<pg.Client, 'query'>,
  { userId }: Pick<Mother, 'userId'>,
  { count, apart, kind, minutes, details, notes }: Spans,
): Promise<void> {
  await database.query(
    `insert into diary_records (family_id, id, kind, start_time, end_time, duration_seconds, details, notes, time_zone,
       revision, change, recorded_by, updated_by, created_at, updated_at)
     select f.id, gen_random_uuid(), $4, at, at + $5::int * interval '1 minute', $5::int * 60, ${details}, ${notes},
       'America/Sao_Paulo', 1, f.change + n, $1::uuid, $1::uuid, at, at
     from families f, generate_series(1, $2::int) n, lateral (select now() - n * $3::interval as at) moment
     where f.id = md5('family:' || $1::uuid)::uuid`,
    [userId, count, apart, kind, minutes],
  );
  await database.query(
    `update families set change = change + $2 where id = md5('family:' || $1::uuid)::uuid`,
    [userId, count],
  );
}

export const addFeeds = (
  database: Pick<pg.Client, 'query'>,
  mother: Pick<Mother, 'userId'>,
  { notes = `'calma'`, ...added }: Added & { notes?: string },
) =>
  addSpans(database, mother, {
    ...added,
    kind: 'feed',
    minutes: 20,
    details: `'{"side": "both", "leftSeconds": 600, "rightSeconds": 600, "lastSide": null}'::jsonb`,
    notes,
  });

/** Three naps to a night. */
export const addSleeps = (database: Pick<pg.Client, 'query'>, mother: Pick<Mother, 'userId'>, added: Added) =>
  addSpans(database, mother, {
    ...added,
    kind: 'sleep',
    minutes: 40,
    details: `jsonb_build_object('sort', case when n % 4 = 0 then 'night' else 'nap' end, 'mood', null)`,
    notes: `'Dormiu no colo ' || md5(n::text)`,
  });
