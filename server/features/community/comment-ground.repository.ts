import { eq, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { watchedWordsColumn } from '#server/features/moderation/watched-words.repository.ts';
import { knownWords, type ToldWords, wordsTold } from '#server/features/moderation/watched-words.ts';
import { type WriterStanding, writerStanding } from '#server/features/moderation/writer-standing.ts';
import type { Database } from '#server/platform/db/database.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import { usedBefore } from '#server/platform/http/rate-limit.ts';
import type { NewComment } from '#shared/community/community.schema.ts';
import { communityComments, communityPosts } from './community.table.ts';
import { othersSeenSql } from './moment-to-appear.ts';
import { isOpenToSql } from './posts.repository.ts';

/** All that a new comment depends on. */
type CommentGround = {
  /** Whose comment has its id already; null when none has. */
  author: { userId: string | null } | null;
  /** Whether she may answer the post. */
  isOpen: boolean;
  /** Whether nobody but its author can see the post yet. */
  isPending: boolean;
  standing: WriterStanding | null;
  /** How much of the limit of her requests was used before this. */
  usedBefore: number;
  /** How many others signed something lately; null for a comment that is signed itself. */
  others: number | null;
};

const placed = {
  userId: sql.placeholder('userId'),
  postId: sql.placeholder('postId'),
  commentId: sql.placeholder('commentId'),
  turnKey: sql.placeholder('turnKey'),
  now: sql.placeholder('now'),
};

/** Two statements: looking for others is planned anew each time, and who signs has no need of it. */
const ground = (name: string, others: SQL) =>
  preparedRows<CommentGround & { told: ToldWords }>(name, () => {
    const post = eq(communityPosts.id, placed.postId);
    return sql`
    select (select json_build_object('userId', ${communityComments.userId}) from ${communityComments}
        where ${eq(communityComments.id, placed.commentId)}) as author,
      exists (select 1 from ${communityPosts} where ${post} and ${isOpenToSql(placed.userId)}) as "isOpen",
      "isPending",
      ${writerStanding(placed)} as standing,
      ${others} as others,
      ${usedBefore(placed.turnKey, placed.now)} as "usedBefore",
      ${watchedWordsColumn()} as told
    from (select exists (select 1 from ${communityPosts}
      where ${post} and ${communityPosts.appearsAt} is not null) as "isPending") as its_post`;
  });

const grounds = {
  signed: ground('comment_ground', sql`null`),
  anonymous: ground('anonymous_comment_ground', othersSeenSql(placed)),
};

/** In one statement. */
export async function commentGround(
  db: Database,
  userId: UserId,
  { comment, turnKey = '', now }: { comment: NewComment; turnKey?: string; now: Date },
) {
  const { id, postId, isAnonymous } = comment;
  const known = knownWords();
  const about = { userId, postId, commentId: id, turnKey, now: now.toISOString() };
  const asked = { ...about, watchedVersion: known.version };
  const { told, ...found } = storedRow(await grounds[isAnonymous ? 'anonymous' : 'signed'](db, asked));
  return { ...found, watched: wordsTold(known, told) };
}
