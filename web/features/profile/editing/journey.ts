import type { JourneyType } from '#shared/profile/profile.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import type { ProfileDraft } from '../profile-draft.ts';

/** The journey that a date tells of: still to come, or already here. */
export function journeyOfDate(date: string, today: CalendarDate): JourneyType {
  return date > today ? 'gestante' : 'com-bebe';
}

/** What she chose, or else what the date says. */
export function journeyOf(draft: ProfileDraft, today: CalendarDate): JourneyType | undefined {
  if (draft.journeyType) return draft.journeyType;
  return draft.babyBirthDate ? journeyOfDate(draft.babyBirthDate, today) : undefined;
}

/** A new date takes the journey with it, so that the two never contradict each other. */
export function withJourneyOfDate(change: ProfileDraft, today: CalendarDate): ProfileDraft {
  if (!change.babyBirthDate) return change;
  return { ...change, journeyType: journeyOfDate(change.babyBirthDate, today) };
}
