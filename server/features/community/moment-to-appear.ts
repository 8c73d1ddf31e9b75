import { randomInt } from 'node:crypto';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { crowd, crowdSpan, whenToAppear } from './appearance.rules.ts';
import { communityComments as comments, communityPosts as posts } from './community.table.ts';
import { isShown } from './visible.sql.ts';

/** Of [0, 1), and nobody can tell which comes next. */
export const chance = () => randomInt(2 ** 32) / 2 ** 32;

/** When others shall see what she now writes without her name. */
export async function momentToAppear(db: Database, userId: UserId, now: Date): Promise<Date> {
  return momentAmongOthers(db, userId, { others: null, now });
}

/** The same where it may be known already how many others there are. */
export async function momentAmongOthers(
  db: Database,
  userId: UserId,
  { others, now }: { others: number | null; now: Date },
): Promise<Date> {
  return whenToAppear(now, others ?? (await othersSeen(db, userId, now)), chance());
}

type Asked = { userId: UserId | Placeholder; now: string | Placeholder };

/** How many others signed something lately, as far as it matters. */
export function othersSeenSql({ userId, now }: Asked): SQL<number> {
  const since = sql`${now}::timestamptz - ${sql.raw(`interval '${crowdSpan} milliseconds'`)}`;
  const signed = (table: typeof posts | typeof comments) =>
    sql`select ${table.userId} from ${table} where ${isShown(table)} and not ${table.isAnonymous}
      and ${table.createdAt} > ${since} and ${table.userId} <> ${userId}`;
  // Named, so that the index of posts serves.
  const inAnyLanguage = sql`${posts.language} in ('pt', 'en')`;
  return sql`(select count(*)::integer from (
    select 1 from (${signed(posts)} and ${inAnyLanguage} union ${signed(comments)}) as seen
    limit ${sql.raw(String(crowd))}) as others)`;
}

async function othersSeen(db: Database, userId: UserId, now: Date): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select ${othersSeenSql({ userId, now: now.toISOString() })} as count`,
  );
  return row?.count ?? 0;
}
