import type pg from 'pg';

/**
 * The database of a community, empty, or as an earlier run left it. What it was filled with is written on it when all is
 * in: one that was left half filled, or filled with another number of posts, is made anew.
 */
export async function databaseOf(admin: pg.Client, name: string, posts: number) {
  const mark = `filled with ${posts} posts`;
  const { rows } = await admin.query<{ mark: string | null }>(
    `select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1`,
    [name],
  );
  const isFilled = rows[0]?.mark === mark;
  if (!isFilled) {
    await admin.query(`drop database if exists "${name}"`);
    await admin.query(`create database "${name}"`);
  }
  return { isFilled, markFilled: () => admin.query(`comment on database "${name}" is '${mark}'`) };
}
