import { requireConsentOf } from '#server/features/consent/health-consent.ts';
import { refuseUnknownBaby } from '#server/features/diary/refuse-unknown-baby.ts';
import { membershipFor } from '#server/features/family/family.gate.ts';
import { aboutFamilies, writeHandlers } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { maxReminders, reminderWrites } from '#shared/reminders/reminder.schema.ts';
import { otherReminders, putReminder, removeReminder } from './reminders.repository.ts';

/** It names a medicine or a vaccine: what the diary may not keep, this may not either. */
export const reminderWriteHandlers = aboutFamilies(
  writeHandlers(reminderWrites, {
    'diary-reminder.put': async (db, userId, { body: reminder, now, held }) => {
      const family = membershipFor(held, { family: reminder.familyId, doing: 'record' });
      await requireConsentOf(db, family);
      refuseUnknownBaby(family, reminder.babyId);
      // Somebody may have said it on another phone meanwhile: nothing is set for a baby who is no longer spoken of.
      const isOver = family.babies.some(({ id, state }) => id === reminder.babyId && state !== 'here');
      if (isOver) return;
      const { familyId } = family;
      if ((await otherReminders(db, familyId, { userId, id: reminder.id })) >= maxReminders)
        refuseFields({ id: 'too_many' });
      await putReminder(db, familyId, { reminder, userId, now });
    },
    'diary-reminder.remove': async (db, userId, { body: { familyId: family, id }, held }) => {
      const { familyId } = membershipFor(held, { family, doing: 'see' });
      await removeReminder(db, familyId, { userId, id });
    },
  }),
);
