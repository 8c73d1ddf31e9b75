import { randomInt } from 'node:crypto';
import type { UserId } from '#server/features/access/viewer.ts';
import { assertMayWrite, considerText } from '#server/features/moderation/gatekeeping.ts';
import { type WriteHandler, writeHandler } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import {
  type CommunityProblem,
  type CommunityWriteKind,
  communityWrites,
  type NewComment,
} from '#shared/community/community.schema.ts';
import { addComment, commentAuthor } from './comments.repository.ts';
import { communityReactions, savedPosts } from './community.table.ts';
import { mark, unmark } from './hearts.repository.ts';
import { isOpenTo } from './posts.repository.ts';

/** What the community takes from the outbox. */
export const communityWriteHandlers: Record<CommunityWriteKind, WriteHandler> = {
  'heart.set': writeHandler(communityWrites['heart.set'], settle(communityReactions)),
  'saved-post.set': writeHandler(communityWrites['saved-post.set'], settle(savedPosts)),
  'comment.add': writeHandler(communityWrites['comment.add'], say),
};

type Wish = { postId: string; on: boolean };

/** Taking a heart or a save away needs no post: where it vanished, what she wishes is so already. */
function settle(marks: typeof communityReactions | typeof savedPosts) {
  return async (db: Database, userId: UserId, { postId, on }: Wish, now: Date): Promise<void> => {
    if (!on) return unmark(db, userId, marks, postId);
    if (!(await isOpenTo(db, userId, postId))) throw gone();
    await mark(db, userId, marks, postId, now);
  };
}

async function say(db: Database, userId: UserId, comment: NewComment, now: Date): Promise<void> {
  const author = await commentAuthor(db, comment.id);
  if (author === userId) return;
  if (author !== undefined) throw taken();
  if (!(await isOpenTo(db, userId, comment.postId))) throw gone();
  await assertMayWrite(db, userId, { kind: 'comment', content: comment.content }, now);
  const at = comment.isAnonymous ? blurred(now) : now;
  if (!(await addComment(db, userId, comment, at))) throw taken();
  await considerText(db, { commentId: comment.id }, comment.content, now);
}

/**
 * A phone that was offline sends in one breath what she signed in one talk and what she did not in another: the same
 * millisecond on both would tell that they are hers.
 */
const blurred = (now: Date) => new Date(now.getTime() - randomInt(20_000));

const gone = () =>
  new Refusal('not_found', 'The post is no longer there.', {
    fields: { post: 'post_gone' satisfies CommunityProblem },
  });
const taken = () => new Refusal('already_exists', 'There is another text by that id.');
