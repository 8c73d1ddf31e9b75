import { type BabyAge, babyAge } from '#shared/baby/baby-age.rules.ts';
import type { JourneyType } from '#shared/profile/profile.rules.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { type CalendarDate, isCalendarDate } from '#shared/time/calendar-date.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';

type AgeFacts = {
  journeyType: JourneyType | null;
  babyBirthDate: string | null;
  gestationWeeks: number | null;
  quiet: Quiet | null;
};

/** Her baby's age on a day, by what she told; none at all once she said that something changed. */
export function ageOn(profile: AgeFacts | null, day: CalendarDate): BabyAge {
  if (profile?.quiet) return { kind: 'unknown', question: null };
  const date = profile?.babyBirthDate;
  return babyAge({
    journeyType: profile?.journeyType ?? null,
    birthDate: isCalendarDate(date) ? date : null,
    gestationWeeks: profile?.gestationWeeks ?? null,
    today: day,
  });
}

/** On the day it is where she is: a page left open over midnight counts on, as all the others do. */
export function useAgeToday(profile: AgeFacts | null): BabyAge {
  return ageOn(profile, useLocalTime().today);
}
