import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { crowd, crowdSpan, whenToAppear } from './appearance.rules.ts';
import { communityComments as comments, communityPosts as posts } from './community.table.ts';
import { isShown } from './visible.sql.ts';

/** Of [0, 1), and nobody can tell which comes next. */
export const chance = () => randomInt(2 ** 32) / 2 ** 32;

/** When others shall see what she now writes without her name. */
export async function momentToAppear(db: Database, userId: UserId, now: Date): Promise<Date> {
  return whenToAppear(now, await othersSeen(db, userId, now), chance());
}

/** How many others signed something lately, as far as it matters. */
async function othersSeen(db: Database, userId: UserId, now: Date): Promise<number> {
  const since = sql`${new Date(now.getTime() - crowdSpan).toISOString()}::timestamptz`;
  const signed = (table: typeof posts | typeof comments) =>
    sql`select ${table.userId} from ${table} where ${isShown(table)} and not ${table.isAnonymous}
      and ${table.createdAt} > ${since} and ${table.userId} <> ${userId}`;
  // Named, so that the index of posts serves.
  const inAnyLanguage = sql`${posts.language} in ('pt', 'en')`;
  const others = sql`(select 1 from (${signed(posts)} and ${inAnyLanguage} union ${signed(comments)}) as seen
    limit ${sql.raw(String(crowd))}) as others`;
  const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(others);
  return row?.count ?? 0;
}
