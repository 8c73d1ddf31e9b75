import { type BabyAge, babyAge } from '#shared/baby/baby-age.rules.ts';
import { dayIn, isCalendarDate } from '#shared/time/calendar-date.ts';

type Told = { babyBirthDate: string | null; gestationWeeks: number | null };

/** Her baby's age on the day it is where she is. */
export function ageToday(profile: Told | null): BabyAge {
  const date = profile?.babyBirthDate;
  return babyAge({
    birthDate: isCalendarDate(date) ? date : null,
    gestationWeeks: profile?.gestationWeeks ?? null,
    today: dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()),
  });
}
