import { sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { assertAllowed, considerText } from '#server/features/moderation/gatekeeping.ts';
import { lockAccountRow } from '#server/features/moderation/hourly-limits.ts';
import { watchedIn } from '#server/features/moderation/watched-words.ts';
import { type ApplyWrite, nothingSince, type SingleStatement } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { concernIn } from '#shared/care/concern.ts';
import type { NewComment } from '#shared/community/community.schema.ts';
import { linksIn } from '#shared/community/text.rules.ts';
import { commentGround } from './comment-ground.repository.ts';
import { addComment, commentValues, storeComment } from './comments.repository.ts';
import { taken } from './community.service.ts';
import { voiceIn } from './face.ts';
import { gone } from './gone.ts';
import { momentAmongOthers } from './moment-to-appear.ts';

type Ground = Awaited<ReturnType<typeof commentGround>>;
type Writing = { comment: NewComment; ground: Ground; now: Date; secret: string };

/** Her own with this id is there already: nothing is left to do. */
const isThere = (ground: Ground, userId: UserId) => ground.author?.userId === userId;

function assertWelcome({ comment, ground, now }: Writing): void {
  if (ground.author) throw taken();
  if (!ground.isOpen) throw gone();
  assertAllowed(ground.standing, { kind: 'comment', content: comment.content, now });
}

async function whole(db: Database, userId: UserId, { comment, ground, now, secret }: Writing) {
  const voice = comment.isAnonymous ? voiceIn(secret, { postId: comment.postId, userId }) : null;
  // Where nobody sees the post yet, even what she signs would come before it, and name its author.
  const waits = comment.isAnonymous || ground.isPending;
  const appearsAt = waits ? await momentAmongOthers(db, userId, { others: ground.others, now }) : null;
  return { ...comment, voice, appearsAt, now };
}

/** What else limits her comments comes by the outbox alone, one request at a time; links come by other ways as well. */
const hasLinks = ({ content }: NewComment) => linksIn(content).length > 0;

export const addCommentOnce: ApplyWrite<NewComment> = async (db, userId, { body: comment, now, secret }) => {
  if (hasLinks(comment)) await lockAccountRow(db, userId);
  const ground = await commentGround(db, userId, { comment, now });
  if (isThere(ground, userId)) return;
  const writing = { comment, ground, now, secret };
  assertWelcome(writing);
  if (!(await addComment(db, userId, await whole(db, userId, writing)))) throw taken();
  const { watched } = ground;
  await considerText(db, { commentId: comment.id }, { content: comment.content, watched, now });
};

/**
 * One that comes alone and calls for nobody's care: judged by what one statement tells, and stored by the next if nothing
 * of hers came between the two.
 */
export const singleComment: SingleStatement<NewComment> = {
  name: 'comment_add',
  permit: nothingSince,
  store: storeComment(sql`claimed`),
  valuesOf: async ({ db, userId, turnKey }, { body: comment, now, secret }) => {
    if (hasLinks(comment) || concernIn(comment.content)) return undefined;
    const ground = await commentGround(db, userId, { comment, turnKey, now });
    if (isThere(ground, userId) || watchedIn(ground.watched, comment.content).words.length > 0)
      return undefined;
    const writing = { comment, ground, now, secret };
    assertWelcome(writing);
    const { usedBefore } = ground;
    return { ...commentValues(userId, await whole(db, userId, writing)), turnKey, usedBefore };
  },
};
