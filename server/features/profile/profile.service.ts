import type { UserId } from '#server/features/access/viewer.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { babyDateProblem } from '#shared/baby/baby-date.rules.ts';
import type { ProfileProblem, ProfileUpdate } from '#shared/profile/profile.schema.ts';
import { type CalendarDate, dayIn } from '#shared/time/calendar-date.ts';
import { saveProfile } from './profile.repository.ts';

/** Where each day begins first: whatever her time zone, her today is not later than this one's. */
const firstTimeZone = 'Pacific/Kiritimati';

/** Keeps her answers. It is no consent to anything else: her health records have a question of their own. */
export async function updateProfile({ db, clock }: Services, userId: UserId, update: ProfileUpdate) {
  const now = clock.now();
  refuseTooLate(update, dayIn(firstTimeZone, now));
  return saveProfile(db, userId, { update, now });
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
