import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { postDrafts, postRevisions } from './editing.table.ts';

/** What she typed as staff and did not save: hers alone. */
export const articleDraftData: PersonalData = {
  table: 'post_drafts',
  inOrder: ['kept_at', 'post_id'],
  rows: (db, { userId }) =>
    db
      .select({
        post_id: postDrafts.postId,
        fields: postDrafts.fields,
        base_version: postDrafts.baseVersion,
        kept_at: postDrafts.keptAt,
      })
      .from(postDrafts)
      .where(eq(postDrafts.userId, userId)),
};

/** That she saved an article as staff. Its text is the article's and stays; her name on it does not. */
export const articleRevisionData: PersonalData = {
  table: 'post_revisions',
  inOrder: ['saved_at', 'post_id', 'version'],
  rows: (db, { email }) =>
    db
      .select({
        post_id: postRevisions.postId,
        version: postRevisions.version,
        state: postRevisions.state,
        publish_at: postRevisions.publishAt,
        saved_by_email: postRevisions.savedByEmail,
        saved_at: postRevisions.savedAt,
      })
      .from(postRevisions)
      .where(eq(postRevisions.savedByEmail, email)),
  erase: async (db, { email }) => {
    await db.update(postRevisions).set({ savedByEmail: null }).where(eq(postRevisions.savedByEmail, email));
  },
};
