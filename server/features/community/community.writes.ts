import type { UserId } from '#server/features/access/viewer.ts';
import { momentToAppear } from '#server/features/appearance/appearance.repository.ts';
import { assertMayWrite, assertNotBanned, considerText } from '#server/features/moderation/gatekeeping.ts';
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
import { voiceIn } from './face.ts';
import { mark, unmark } from './hearts.repository.ts';
import { isComing, isOpenTo } from './posts.repository.ts';

/** What the community takes from the outbox. */
export const communityWriteHandlers: Record<CommunityWriteKind, WriteHandler> = {
  'heart.set': writeHandler(communityWrites['heart.set'], settle(communityReactions, assertNotBanned)),
  'saved-post.set': writeHandler(communityWrites['saved-post.set'], settle(savedPosts)),
  'comment.add': writeHandler(communityWrites['comment.add'], say),
};

type Wish = { postId: string; on: boolean };

/** Taking a heart or a save away needs no post: where it vanished, what she wishes is so already. */
function settle(marks: typeof communityReactions | typeof savedPosts, assertMay?: typeof assertNotBanned) {
  return async (db: Database, userId: UserId, { postId, on }: Wish, now: Date): Promise<void> => {
    if (!on) return unmark(db, userId, marks, postId);
    await assertMay?.(db, userId, now);
    if (!(await isOpenTo(db, userId, postId))) throw gone();
    await mark(db, userId, marks, postId, now);
  };
}

async function say(
  db: Database,
  userId: UserId,
  comment: NewComment,
  now: Date,
  secret: string,
): Promise<void> {
  const author = await commentAuthor(db, comment.id);
  if (author === userId) return;
  if (author !== undefined) throw taken();
  if (!(await isOpenTo(db, userId, comment.postId))) throw gone();
  await assertMayWrite(db, userId, { kind: 'comment', content: comment.content }, now);
  const voice = comment.isAnonymous ? voiceIn(secret, { postId: comment.postId, userId }) : null;
  // Where nobody sees the post yet, even what she signs would come before it, and name its author.
  const waits = comment.isAnonymous || (await isComing(db, comment.postId));
  const appearsAt = waits ? await momentToAppear(db, userId, now) : null;
  if (!(await addComment(db, userId, { ...comment, voice, appearsAt }, now))) throw taken();
  await considerText(db, { commentId: comment.id }, comment.content, now);
}

const gone = () =>
  new Refusal('not_found', 'The post is no longer there.', {
    fields: { post: 'post_gone' satisfies CommunityProblem },
  });
const taken = () => new Refusal('already_exists', 'There is another text by that id.');
