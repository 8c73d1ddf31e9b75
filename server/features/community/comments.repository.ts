import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { isKeptApart } from '#server/features/moderation/distance.sql.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { newerThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { commentsPerPage } from '#shared/community/community.rules.ts';
import type { NewComment } from '#shared/community/community.schema.ts';
import { afterAllSaid, afterHerOwn } from './comment-time.sql.ts';
import { communityComments } from './community.table.ts';
import { isVisibleTo } from './visible.sql.ts';

const { id, postId, userId: author, createdAt } = communityComments;

const hers = (userId: UserId, commentId: string) => and(eq(author, userId), eq(id, commentId));

/** What is shown of a comment. */
const decorated = (db: Database, which: SQL | undefined) =>
  db
    .select({
      id,
      postId,
      userId: author,
      content: communityComments.content,
      isAnonymous: communityComments.isAnonymous,
      voice: communityComments.voice,
      createdAt,
      editedAt: communityComments.editedAt,
      appearsAt: communityComments.appearsAt,
      hiddenAt: communityComments.hiddenAt,
      removedAt: communityComments.removedAt,
      name: profiles.name,
      position: positionOf(createdAt, id),
    })
    .from(communityComments)
    .leftJoin(profiles, and(eq(profiles.userId, author), eq(communityComments.isAnonymous, false)))
    .where(which);

/**
 * Oldest first, and after the last what is hers and on its way. Those of somebody the viewer keeps away from are passed
 * over.
 */
export async function commentPage(
  db: Database,
  viewer: UserId | undefined,
  { talk, cursor }: { talk: string; cursor?: string | undefined },
) {
  const rows = await decorated(
    db,
    and(
      eq(postId, talk),
      isNull(communityComments.appearsAt),
      isVisibleTo(viewer, communityComments),
      sql`not ${isKeptApart(viewer, communityComments)}`,
      newerThan(createdAt, id, cursor),
    ),
  )
    .orderBy(asc(createdAt), asc(id))
    .limit(commentsPerPage + 1);
  const { shown, nextCursor } = pageOf(rows, commentsPerPage);
  const isLast = nextCursor === null && viewer !== undefined;
  return { shown: isLast ? [...shown, ...(await herComing(db, viewer, talk))] : shown, nextCursor };
}

const herComing = (db: Database, userId: UserId, talk: string) =>
  decorated(
    db,
    and(
      eq(postId, talk),
      eq(author, userId),
      isNotNull(communityComments.appearsAt),
      isNull(communityComments.deletedAt),
    ),
  ).orderBy(asc(createdAt), asc(id));

export async function ownComment(db: Database, userId: UserId, commentId: string) {
  const [row] = await decorated(db, and(hers(userId, commentId), isNull(communityComments.deletedAt)));
  return row;
}

export type CommentPageRow = Awaited<ReturnType<typeof commentPage>>['shown'][number];

const placed = {
  userId: sql.placeholder('userId'),
  postId: sql.placeholder('postId'),
  appearsAt: sql.placeholder('appearsAt'),
  now: sql.placeholder('now'),
};

/** Once for the row of `from`. */
export const storeComment = (from: SQL): SQL => sql`
    insert into ${communityComments} (id, post_id, user_id, content, is_anonymous, voice, appears_at, created_at)
    select ${sql.placeholder('id')}::uuid, ${placed.postId}::uuid, ${placed.userId}::uuid, ${sql.placeholder('content')}::text,
      ${sql.placeholder('isAnonymous')}::boolean, ${sql.placeholder('voice')}::uuid, ${placed.appearsAt}::timestamptz,
      case when ${placed.appearsAt}::timestamptz is null then ${afterAllSaid(placed.postId, placed.now)}
        else ${afterHerOwn(placed.userId, placed.postId, placed.now)} end
    from ${from}`;

const insertComment = preparedRows<{ id: string }>(
  'comment_add',
  () => sql`${storeComment(sql`(select 1) as one`)} on conflict do nothing returning id`,
);

type CommentToAdd = NewComment & { voice: string | null; appearsAt: Date | null; now: Date };

export const commentValues = (userId: UserId, { now, ...comment }: CommentToAdd) => ({
  ...comment,
  userId,
  content: storableText(comment.content),
  appearsAt: comment.appearsAt?.toISOString() ?? null,
  now: now.toISOString(),
});

/** False when the id is taken. */
export async function addComment(db: Database, userId: UserId, comment: CommentToAdd): Promise<boolean> {
  return (await insertComment(db, commentValues(userId, comment))).length > 0;
}

/** Held until the transaction ends: two edits at once keep both former texts. */
export async function lockOwnComment(db: Database, userId: UserId, commentId: string) {
  const [row] = await db
    .select({
      content: communityComments.content,
      appearsAt: communityComments.appearsAt,
      removedAt: communityComments.removedAt,
    })
    .from(communityComments)
    .where(and(hers(userId, commentId), isNull(communityComments.deletedAt)))
    .for('update');
  return row;
}

export async function rewriteComment(
  db: Database,
  userId: UserId,
  { commentId, ...change }: { commentId: string; content: string; editedAt?: Date },
): Promise<void> {
  await db
    .update(communityComments)
    .set({ ...change, content: storableText(change.content) })
    .where(hers(userId, commentId));
}
