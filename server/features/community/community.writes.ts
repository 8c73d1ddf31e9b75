import { assertAllowed, assertNotBanned, considerText } from '#server/features/moderation/gatekeeping.ts';
import { lockAccountRow } from '#server/features/moderation/hourly-limits.ts';
import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type CommunityProblem, communityWrites } from '#shared/community/community.schema.ts';
import { linksIn } from '#shared/community/text.rules.ts';
import { commentGround } from './comment-ground.repository.ts';
import { addComment } from './comments.repository.ts';
import { addPostOnce, taken } from './community.service.ts';
import { communityReactions, savedPosts } from './community.table.ts';
import { voiceIn } from './face.ts';
import { mark, react, unmark } from './hearts.repository.ts';
import { momentAmongOthers } from './moment-to-appear.ts';
import { isOpenTo, lockOwnPost } from './posts.repository.ts';

/** What the community takes from the outbox. */
export const communityWriteHandlers = writeHandlers(communityWrites, {
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
  'comment.add': async (db, userId, { body: comment, now, secret }) => {
    // What else limits her comments comes by the outbox alone, one request at a time; links come by other ways as well.
    if (linksIn(comment.content).length > 0) await lockAccountRow(db, userId);
    const ground = await commentGround(db, userId, { comment, now });
    if (ground.author?.userId === userId) return;
    if (ground.author) throw taken();
    if (!ground.isOpen) throw gone();
    assertAllowed(ground.standing, { kind: 'comment', content: comment.content, now });
    const voice = comment.isAnonymous ? voiceIn(secret, { postId: comment.postId, userId }) : null;
    // Where nobody sees the post yet, even what she signs would come before it, and name its author.
    const waits = comment.isAnonymous || ground.isPending;
    const appearsAt = waits ? await momentAmongOthers(db, userId, { others: ground.others, now }) : null;
    if (!(await addComment(db, userId, { ...comment, voice, appearsAt, now }))) throw taken();
    const { watched } = ground;
    await considerText(db, { commentId: comment.id }, { content: comment.content, watched, now });
  },
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
});

const gone = () =>
  new Refusal('not_found', 'The post is no longer there.', {
    fields: { post: 'post_gone' satisfies CommunityProblem },
  });
