import { type AnyColumn, and, eq, inArray, isNull, or } from 'drizzle-orm';
import { type Leaver, ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import {
  communityComments,
  communityPosts,
  communityReactions,
  communityVersions,
  savedPosts,
} from './community.table.ts';

/** Where she lets her words stay, those that others could read are nobody's from now on; the rest goes with her row. */
const letStay =
  (texts: typeof communityPosts | typeof communityComments) =>
  async (db: Database, { userId, keepCommunityTexts }: Leaver): Promise<void> => {
    if (!keepCommunityTexts) return;
    await db
      .update(texts)
      .set({ userId: null })
      .where(and(eq(texts.userId, userId), isNull(texts.deletedAt), isNull(texts.removedAt)));
  };

/** Also those she took back, while they are kept. */
export const communityPostData: PersonalData = {
  ...ownRows(communityPosts, {
    columns: [
      'id',
      'language',
      'category',
      'need',
      'content',
      'isAnonymous',
      'allowPrivateMessages',
      'isTender',
      'createdAt',
      'appearsAt',
      'editedAt',
      'deletedAt',
      'hiddenAt',
      'removedAt',
      'commentCount',
      'reactionCount',
    ],
    inOrder: ['createdAt', 'id'],
  }),
  erase: letStay(communityPosts),
};

export const commentData: PersonalData = {
  ...ownRows(communityComments, {
    columns: [
      'id',
      'postId',
      'content',
      'isAnonymous',
      'createdAt',
      'appearsAt',
      'editedAt',
      'deletedAt',
      'hiddenAt',
      'removedAt',
    ],
    inOrder: ['createdAt', 'id'],
  }),
  erase: letStay(communityComments),
};

/** What belongs to a text is hers through the text. */
export const ofTextsOf = (
  { db, userId }: { db: Database; userId: UserId },
  { postId, commentId }: { postId: AnyColumn; commentId: AnyColumn },
) => {
  const posts = db
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.userId, userId));
  const comments = db
    .select({ id: communityComments.id })
    .from(communityComments)
    .where(eq(communityComments.userId, userId));
  return or(inArray(postId, posts), inArray(commentId, comments));
};

/** Listed before the texts, so that what she rewrote goes while it is known whose it is: only the last word stays. */
export const communityVersionData: PersonalData = ownRows(communityVersions, {
  columns: ['id', 'postId', 'commentId', 'content', 'replacedAt'],
  inOrder: ['replacedAt', 'id'],
  whose: ({ userId }, db) => ofTextsOf({ db, userId }, communityVersions),
  isErased: true,
});

export const heartData: PersonalData = ownRows(communityReactions, {
  columns: ['id', 'postId', 'reactionType', 'createdAt'],
  inOrder: ['createdAt', 'id'],
});

export const savedPostData: PersonalData = ownRows(savedPosts, {
  columns: ['id', 'postId', 'createdAt'],
  inOrder: ['createdAt', 'id'],
});
