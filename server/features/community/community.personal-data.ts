import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Leaver, PersonalData } from '#server/features/access/personal-data.ts';
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
  table: 'community_posts',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: communityPosts.id,
        language: communityPosts.language,
        category: communityPosts.category,
        need: communityPosts.need,
        content: communityPosts.content,
        is_anonymous: communityPosts.isAnonymous,
        allow_private_messages: communityPosts.allowPrivateMessages,
        is_tender: communityPosts.isTender,
        created_at: communityPosts.createdAt,
        appears_at: communityPosts.appearsAt,
        edited_at: communityPosts.editedAt,
        deleted_at: communityPosts.deletedAt,
        hidden_at: communityPosts.hiddenAt,
        removed_at: communityPosts.removedAt,
        comment_count: communityPosts.commentCount,
        reaction_count: communityPosts.reactionCount,
      })
      .from(communityPosts)
      .where(eq(communityPosts.userId, userId)),
  erase: letStay(communityPosts),
};

export const commentData: PersonalData = {
  table: 'community_comments',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: communityComments.id,
        post_id: communityComments.postId,
        content: communityComments.content,
        is_anonymous: communityComments.isAnonymous,
        created_at: communityComments.createdAt,
        appears_at: communityComments.appearsAt,
        edited_at: communityComments.editedAt,
        deleted_at: communityComments.deletedAt,
        hidden_at: communityComments.hiddenAt,
        removed_at: communityComments.removedAt,
      })
      .from(communityComments)
      .where(eq(communityComments.userId, userId)),
  erase: letStay(communityComments),
};

/** Former texts are hers through the text they belong to. */
const ofHers = (db: Database, userId: UserId) => {
  const posts = db
    .select({ id: communityPosts.id })
    .from(communityPosts)
    .where(eq(communityPosts.userId, userId));
  const comments = db
    .select({ id: communityComments.id })
    .from(communityComments)
    .where(eq(communityComments.userId, userId));
  return or(inArray(communityVersions.postId, posts), inArray(communityVersions.commentId, comments));
};

/** Listed before the texts, so that what she rewrote goes while it is known whose it is: only the last word stays. */
export const communityVersionData: PersonalData = {
  table: 'community_versions',
  inOrder: ['replaced_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: communityVersions.id,
        post_id: communityVersions.postId,
        comment_id: communityVersions.commentId,
        content: communityVersions.content,
        replaced_at: communityVersions.replacedAt,
      })
      .from(communityVersions)
      .where(ofHers(db, userId)),
  erase: async (db, { userId }) => {
    await db.delete(communityVersions).where(ofHers(db, userId));
  },
};

export const heartData: PersonalData = {
  table: 'community_reactions',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: communityReactions.id,
        post_id: communityReactions.postId,
        reaction_type: communityReactions.reactionType,
        created_at: communityReactions.createdAt,
      })
      .from(communityReactions)
      .where(eq(communityReactions.userId, userId)),
};

export const savedPostData: PersonalData = {
  table: 'saved_posts',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({ id: savedPosts.id, post_id: savedPosts.postId, created_at: savedPosts.createdAt })
      .from(savedPosts)
      .where(eq(savedPosts.userId, userId)),
};
