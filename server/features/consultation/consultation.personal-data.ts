import { eq, inArray } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { familiesAsParent } from '#server/features/family/taken-along.ts';
import { consultationLinks } from './consultation.table.ts';

/** The family's: any parent made or may close them. The hash that opens one is told to nobody. */
export const consultationLinkData: PersonalData = {
  ...ownRows(consultationLinks, {
    columns: [
      'familyId',
      'id',
      'babyId',
      'firstDay',
      'lastDay',
      'language',
      'document',
      'createdAt',
      'expiresAt',
      'opened',
      'lastOpenedAt',
    ],
    whose: ({ userId }, db) => inArray(consultationLinks.familyId, familiesAsParent(db, userId)),
  }),
  eraseRecords: async (db, { familyId }) => {
    if (familyId) await db.delete(consultationLinks).where(eq(consultationLinks.familyId, familyId));
  },
};
