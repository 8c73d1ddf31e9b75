import { isExpected, weeksAtBirth } from '#shared/baby/baby-age.rules.ts';
import { type CalendarDate, isCalendarDate } from '#shared/time/calendar-date.ts';
import type { ProfileDraft } from './profile-draft.ts';

/**
 * The birth of a baby whose due date is known tells its weeks, too: she is not asked to count them. Weeks that she
 * told herself count before it.
 */
export function withWeeksAtBirth(
  change: ProfileDraft,
  known: ProfileDraft,
  today: CalendarDate,
): ProfileDraft {
  const isAnswered = (change.gestationWeeks ?? known.gestationWeeks ?? null) !== null;
  const { journeyType = null, babyBirthDate: dueDate = null } = known;
  const wasExpected = isExpected({ journeyType, date: dueDate, today });
  if (change.journeyType !== 'com-bebe' || isAnswered || !wasExpected) return change;
  if (!isCalendarDate(change.babyBirthDate) || !isCalendarDate(dueDate)) return change;
  const gestationWeeks = weeksAtBirth(dueDate, change.babyBirthDate);
  return gestationWeeks === null ? change : { ...change, gestationWeeks };
}
