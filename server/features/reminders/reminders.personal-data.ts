import { eq, or } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { diaryReminders } from './reminders.table.ts';

/** Hers alone, of whichever family; it goes with the family's records, too. */
export const reminderData: PersonalData = {
  ...ownRows(diaryReminders, {
    columns: [
      'familyId',
      'id',
      'babyId',
      'about',
      'what',
      'at',
      'day',
      'afterHours',
      'isOn',
      'createdAt',
      'updatedAt',
    ],
  }),
  eraseRecords: async (db, { userId, familyId }) => {
    const whose = or(
      userId ? eq(diaryReminders.userId, userId) : undefined,
      familyId ? eq(diaryReminders.familyId, familyId) : undefined,
    );
    if (whose) await db.delete(diaryReminders).where(whose);
  },
};
