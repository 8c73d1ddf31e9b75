import { eq, inArray, sql } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { familiesAsParent, familiesWith, takenAlong } from '#server/features/family/taken-along.ts';
import { diaryRecords, diaryTimers, diaryVersions } from './diary.table.ts';
import { diaryRows, diarySheets } from './diary-sheets.ts';
import { foodClearings } from './kinds/food-clearings.table.ts';
import { forgetWordsInTimersOf, forgetWordsOf } from './words-of-leaver.ts';

/** Also what was deleted, while it is kept. */
export const diaryRecordData: PersonalData = {
  ...diaryRows(),
  sheets: diarySheets(),
  // Where the family goes on without her, what she recorded stays with it; her own words do not.
  erase: (db, { userId }) => forgetWordsOf(db, userId),
  eraseRecords: async (db, { familyId }) => {
    if (familyId) await db.delete(diaryRecords).where(eq(diaryRecords.familyId, familyId));
  },
};

export const diaryVersionData: PersonalData = {
  ...ownRows(diaryVersions, {
    columns: ['familyId', 'id', 'revision', 'was', 'isConflict', 'replacedAt'],
    inOrder: ['familyId', 'id', 'revision'],
    parts: familiesWith(diaryVersions.familyId, diaryVersions.changedBy),
    whose: takenAlong(diaryVersions.familyId, diaryVersions.changedBy),
  }),
  erase: async (db, { userId }) => {
    const hers = sql`${diaryVersions.changedBy} = ${userId} or (${diaryVersions.familyId}, ${diaryVersions.id}) in
      (select family_id, id from ${diaryRecords} where recorded_by = ${userId})`;
    await db.delete(diaryVersions).where(hers);
  },
  // They go with their records.
  eraseRecords: async () => undefined,
};

export const diaryTimerData: PersonalData = {
  ...ownRows(diaryTimers, {
    columns: ['familyId', 'id', 'babyId', 'kind', 'state', 'revision', 'updatedAt'],
    inOrder: ['familyId', 'id'],
    whose: takenAlong(diaryTimers.familyId, diaryTimers.startedBy),
  }),
  erase: (db, { userId }) => forgetWordsInTimersOf(db, userId),
  eraseRecords: async (db, { familyId }) => {
    if (familyId) await db.delete(diaryTimers).where(eq(diaryTimers.familyId, familyId));
  },
};

/** The family's; a carer's clearing is the family's, too. */
export const foodClearingData: PersonalData = {
  ...ownRows(foodClearings, {
    columns: ['familyId', 'babyId', 'food', 'clearedAt'],
    whose: ({ userId }, db) => inArray(foodClearings.familyId, familiesAsParent(db, userId)),
  }),
  eraseRecords: async (db, { familyId }) => {
    if (familyId) await db.delete(foodClearings).where(eq(foodClearings.familyId, familyId));
  },
};
