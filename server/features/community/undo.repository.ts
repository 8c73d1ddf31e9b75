import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { undoDays } from '#shared/community/community.rules.ts';
import { communityComments, communityPosts, communityVersions } from './community.table.ts';
import { momentToAppear } from './moment-to-appear.ts';

export type Texts = typeof communityPosts | typeof communityComments;

type TextAt = { texts: Texts; id: string; now: Date };

const oldest = (now: Date) => new Date(now.getTime() - undoDays * 24 * 60 * 60 * 1000);

/** Takes a text of hers back. Once more is the same; false when it is not hers, or long forgotten. */
export async function takeBack(db: Database, userId: UserId, { texts, id, now }: TextAt): Promise<boolean> {
  const hers = and(eq(texts.userId, userId), eq(texts.id, id));
  const taken = await db
    .update(texts)
    .set({ deletedAt: now })
    .where(and(hers, isNull(texts.deletedAt)))
    .returning({ id: texts.id });
  return taken.length > 0 || (await db.$count(texts, hers)) > 0;
}

/** The undo. What nobody had seen yet is on its way anew: its moment may have passed. */
export async function bringBack(db: Database, userId: UserId, { texts, id, now }: TextAt): Promise<boolean> {
  const again = (await momentToAppear(db, userId, now)).toISOString();
  const brought = await db
    .update(texts)
    .set({
      deletedAt: null,
      appearsAt: sql`case when ${texts.appearsAt} is not null then ${again}::timestamptz end`,
    })
    .where(
      and(
        eq(texts.userId, userId),
        eq(texts.id, id),
        or(isNull(texts.deletedAt), gt(texts.deletedAt, oldest(now))),
      ),
    )
    .returning({ id: texts.id });
  return brought.length > 0;
}

/** The time of the undo is over. */
export async function forgetTakenBack(db: Database, now: Date): Promise<void> {
  for (const texts of [communityComments, communityPosts])
    await db.delete(texts).where(lt(texts.deletedAt, oldest(now)));
}

/** What a text said before: for whoever has to judge it. */
export async function saveVersion(
  db: Database,
  of: { postId: string } | { commentId: string },
  { content, now }: { content: string; now: Date },
): Promise<void> {
  await db.insert(communityVersions).values({ ...of, content, replacedAt: now });
}
