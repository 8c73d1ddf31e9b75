import type { UserId } from '#server/features/access/viewer.ts';
import { recordConsent } from '#server/features/consent/consent.repository.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { babyDateProblem } from '#shared/baby/baby-date.rules.ts';
import type { ProfileProblem, ProfileUpdate } from '#shared/profile/profile.schema.ts';
import { type CalendarDate, dayIn } from '#shared/time/calendar-date.ts';
import { saveProfile } from './profile.repository.ts';

/** Where each day begins first: whatever her time zone, her today is not later than this one's. */
const firstTimeZone = 'Pacific/Kiritimati';

/** Keeps her answers and, with the first of them, that she agreed to their being kept. */
export async function updateProfile({ db, clock }: Services, userId: UserId, update: ProfileUpdate) {
  const now = clock.now();
  refuseTooLate(update, dayIn(firstTimeZone, now));
  return db.transaction(async (transaction) => {
    await recordConsent(transaction, userId, 'health-data', now);
    return saveProfile(transaction, userId, update, now);
  });
}

/** What a schema cannot know: it is not told which day it is. */
function refuseTooLate({ birthDate, babyBirthDate }: ProfileUpdate, today: CalendarDate): void {
  const fields: Record<string, ProfileProblem> = {};
  if (birthDate && birthDate > today) fields.birthDate = 'date_too_late';
  const problem = babyBirthDate && babyDateProblem({ journeyType: null, date: babyBirthDate, today });
  if (problem) fields.babyBirthDate = problem;
  if (Object.keys(fields).length === 0) return;
  throw new Refusal('invalid_input', 'Some of what was sent is not as it should be.', { fields });
}
