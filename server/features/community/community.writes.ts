import { assertNotBanned } from '#server/features/moderation/gatekeeping.ts';
import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { communityWrites } from '#shared/community/community.schema.ts';
import { addCommentOnce, singleComment } from './comment.writes.ts';
import { addPostOnce, taken } from './community.service.ts';
import { communityReactions, savedPosts } from './community.table.ts';
import { gone } from './gone.ts';
import { mark, react, unmark } from './hearts.repository.ts';
import { isOpenTo, lockOwnPost } from './posts.repository.ts';

/** What the community takes from the outbox. */
const apply: Parameters<typeof writeHandlers<typeof communityWrites>>[1] = {
  /** Taking a reaction or a save away needs no post: where it vanished, what she wishes is so already. */
  'heart.set': async (db, userId, { body: { postId, on, reaction }, now }) => {
    if (!on) return unmark(db, userId, { marks: communityReactions, postId });
    await assertNotBanned(db, userId, now);
    if (!(await isOpenTo(db, userId, postId))) throw gone();
    // A phone that knows of hearts alone does not mean to take her words away.
    if (!reaction) return mark(db, userId, { marks: communityReactions, postId, now });
    await react(db, userId, { postId, reaction, now });
  },
  'saved-post.set': async (db, userId, { body: { postId, on }, now }) => {
    if (!on) return unmark(db, userId, { marks: savedPosts, postId });
    if (!(await isOpenTo(db, userId, postId))) throw gone();
    await mark(db, userId, { marks: savedPosts, postId, now });
  },
  'comment.add': addCommentOnce,
  /**
   * Published without a network. An answer that was lost may have left another version of it here, or one that she took
   * back: which of them she means is hers to say, and until then her phone keeps this one.
   */
  'post.add': async (db, userId, { body: post, now, secret }) => {
    await addPostOnce(db, userId, { post, now, secret });
    const stands = await lockOwnPost(db, userId, post.id);
    if (stands?.content !== storableText(post.content) || stands.isAnonymous !== post.isAnonymous)
      throw taken();
  },
};

export const communityWriteHandlers = writeHandlers(communityWrites, apply, { 'comment.add': singleComment });
