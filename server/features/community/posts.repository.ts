import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { isPostKeptApart } from '#server/features/moderation/distance.sql.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { CreateCommunityPost, EditCommunityPost } from '#shared/community/community.schema.ts';
import { communityPosts } from './community.table.ts';
import { isVisibleTo } from './visible.sql.ts';

/** False when the id is taken. */
export async function addPost(
  db: Database,
  userId: UserId,
  { now, ...post }: CreateCommunityPost & { voice: string | null; appearsAt: Date | null; now: Date },
): Promise<boolean> {
  const added = await db
    .insert(communityPosts)
    .values({ ...post, content: storableText(post.content), userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: communityPosts.id });
  return added.length > 0;
}

/** Whose post has this id; undefined when none has, null when its author left. */
export async function postAuthor(db: Database, id: string): Promise<string | null | undefined> {
  const [row] = await db
    .select({ author: communityPosts.userId })
    .from(communityPosts)
    .where(eq(communityPosts.id, id));
  return row?.author;
}

const hers = (userId: UserId, id: string) =>
  and(eq(communityPosts.userId, userId), eq(communityPosts.id, id));

/** Held until the transaction ends: two edits at once keep both former texts. */
export async function lockOwnPost(db: Database, userId: UserId, id: string) {
  const [row] = await db
    .select({
      content: communityPosts.content,
      isAnonymous: communityPosts.isAnonymous,
      appearsAt: communityPosts.appearsAt,
      removedAt: communityPosts.removedAt,
    })
    .from(communityPosts)
    .where(and(hers(userId, id), isNull(communityPosts.deletedAt)))
    .for('update');
  return row;
}

export async function rewritePost(
  db: Database,
  userId: UserId,
  { id, ...change }: EditCommunityPost & { editedAt?: Date; id: string },
): Promise<void> {
  await db
    .update(communityPosts)
    .set({ ...change, content: storableText(change.content) })
    .where(hers(userId, id));
}

/** Of a post: it is shown, or hers and not removed, and neither keeps away from the other. */
export const isOpenToSql = (userId: UserId | Placeholder) =>
  and(
    isVisibleTo(userId, communityPosts),
    isNull(communityPosts.removedAt),
    sql`not ${isPostKeptApart(userId)}`,
  );

/** Whether she may answer it. */
export async function isOpenTo(db: Database, userId: UserId, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(and(eq(communityPosts.id, id), isOpenToSql(userId)));
  return row !== undefined;
}
