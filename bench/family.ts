import type pg from 'pg';

/** As everybody gets one when she first signs in, for those whom a bench put there by hand. */
export const familiesSql = `
  with made as (
    insert into families (id, created_at) select md5('family:' || id)::uuid, created_at from users u
    where not exists (select 1 from family_members m where m.user_id = u.id and m.is_default) returning id)
  insert into family_members (family_id, user_id, role, is_default, joined_at)
  select md5('family:' || u.id)::uuid, u.id, 'parent', true, u.created_at from users u
  where md5('family:' || u.id)::uuid in (select id from made)`;

type Baby = { name?: string; born: string };

export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A baby for somebody, or for everybody who has a family. */
export async function addBabies(
  database: Pick<pg.Client, 'query'>,
  { name, born }: Baby,
  userId?: string,
): Promise<void> {
  await database.query(
    `insert into babies (family_id, id, name, arrival, birth_date, is_default, created_at, updated_at)
     select family_id, gen_random_uuid(), $1, 'born', $2::date, true, now(), now() from family_members
     where is_default and ($3::uuid is null or user_id = $3) on conflict do nothing`,
    [name ?? null, born, userId ?? null],
  );
}
