import { and, asc, eq, ne } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { Reminder } from '#shared/reminders/reminder.schema.ts';
import { diaryReminders, type ReminderRow } from './reminders.table.ts';

const hersIn = (familyId: FamilyId, userId: UserId) =>
  and(eq(diaryReminders.familyId, familyId), eq(diaryReminders.userId, userId));

/** Hers of this family, as she made them. */
export async function remindersOf(db: Database, familyId: FamilyId, userId: UserId): Promise<ReminderRow[]> {
  return db
    .select()
    .from(diaryReminders)
    .where(hersIn(familyId, userId))
    .orderBy(asc(diaryReminders.createdAt), asc(diaryReminders.id));
}

export const otherReminders = (
  db: Database,
  familyId: FamilyId,
  { userId, id }: { userId: UserId; id: string },
): Promise<number> => db.$count(diaryReminders, and(hersIn(familyId, userId), ne(diaryReminders.id, id)));

type Putting = { reminder: Reminder; userId: UserId; now: Date };

/** New or changed: the same one by the same id. One of another family of hers is not moved into this one. */
export async function putReminder(
  db: Database,
  familyId: FamilyId,
  { reminder, userId, now }: Putting,
): Promise<void> {
  const told = {
    babyId: reminder.babyId,
    about: reminder.about,
    what: 'what' in reminder ? storableText(reminder.what) : null,
    at: reminder.about === 'medicine' ? new Date(reminder.at) : null,
    day: reminder.about === 'vaccine' ? reminder.day : null,
    afterHours: reminder.about === 'no-feed' ? reminder.afterHours : null,
    isOn: reminder.isOn,
    updatedAt: now,
  };
  await db
    .insert(diaryReminders)
    .values({ ...told, userId, id: reminder.id, familyId, createdAt: now })
    .onConflictDoUpdate({
      target: [diaryReminders.userId, diaryReminders.id],
      set: told,
      setWhere: eq(diaryReminders.familyId, familyId),
    });
}

export async function removeReminder(
  db: Database,
  familyId: FamilyId,
  { userId, id }: { userId: UserId; id: string },
): Promise<void> {
  await db.delete(diaryReminders).where(and(hersIn(familyId, userId), eq(diaryReminders.id, id)));
}

/** Of a baby that is no longer spoken of nobody is reminded. */
export async function endRemindersOf(db: Database, familyId: FamilyId, babyId: string): Promise<void> {
  await db
    .delete(diaryReminders)
    .where(and(eq(diaryReminders.familyId, familyId), eq(diaryReminders.babyId, babyId)));
}
