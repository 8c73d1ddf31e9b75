import { and, eq } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ReactionType } from '#shared/community/community.rules.ts';
import { communityReactions, type savedPosts } from './community.table.ts';

type Marks = typeof communityReactions | typeof savedPosts;

/** A heart or a save, as it shall be: two phones and a double tap come to the same. The post must be hers to see. */
export async function mark(
  db: Database,
  userId: UserId,
  { marks, postId, now }: { marks: Marks; postId: string; now: Date },
): Promise<void> {
  await db.insert(marks).values({ postId, userId, createdAt: now }).onConflictDoNothing();
}

export async function unmark(
  db: Database,
  userId: UserId,
  { marks, postId }: { marks: Marks; postId: string },
): Promise<void> {
  await db.delete(marks).where(and(eq(marks.userId, userId), eq(marks.postId, postId)));
}

/** One per mother and post: another moves it, and it keeps its place and its moment. */
export async function react(
  db: Database,
  userId: UserId,
  { postId, reaction, now }: { postId: string; reaction: ReactionType; now: Date },
): Promise<void> {
  await db
    .insert(communityReactions)
    .values({ postId, userId, reactionType: reaction, createdAt: now })
    .onConflictDoUpdate({
      target: [communityReactions.postId, communityReactions.userId],
      set: { reactionType: reaction },
    });
}
