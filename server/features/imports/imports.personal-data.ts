import { eq } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { takenAlong } from '#server/features/family/taken-along.ts';
import { imports } from './imports.table.ts';

/** The family's; a parent who leaves is no longer named in it. */
export const importData: PersonalData = {
  ...ownRows(imports, {
    columns: ['familyId', 'id', 'source', 'startedAt', 'parts', 'rows', 'taken', 'takenBackAt'],
    whose: takenAlong(imports.familyId, imports.importedBy),
  }),
  eraseRecords: async (db, { familyId }) => {
    if (familyId) await db.delete(imports).where(eq(imports.familyId, familyId));
  },
};
