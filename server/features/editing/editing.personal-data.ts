import { eq } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { postDrafts, postRevisions } from './editing.table.ts';

/** What she typed as staff and did not save: hers alone. */
export const articleDraftData: PersonalData = ownRows(postDrafts, {
  columns: ['postId', 'fields', 'baseVersion', 'keptAt'],
  inOrder: ['keptAt', 'postId'],
});

/** That she saved an article as staff. Its text is the article's and stays; her name on it does not. */
export const articleRevisionData: PersonalData = {
  ...ownRows(postRevisions, {
    columns: ['postId', 'version', 'state', 'publishAt', 'savedByEmail', 'savedAt'],
    inOrder: ['savedAt', 'postId', 'version'],
    whose: ({ email }) => eq(postRevisions.savedByEmail, email),
  }),
  erase: async (db, { email }) => {
    await db.update(postRevisions).set({ savedByEmail: null }).where(eq(postRevisions.savedByEmail, email));
  },
};
