import type { BornBaby } from '#shared/baby/baby-age.rules.ts';
import { solidsFrom, solidsFromMonths } from '#shared/foods/solids.rules.ts';
import { type CalendarDate, isCalendarDate } from '#shared/time/calendar-date.ts';
import { useViewer } from '#web/features/access/use-viewer.ts';
import { useAgeToday } from '#web/features/baby/age-today.ts';
import { useProfile } from '#web/features/profile/use-profile.ts';

export type SolidsGate =
  | { kind: 'loading' | 'unknown' | 'expected' | 'open' }
  | { kind: 'early'; from: CalendarDate; age: BornBaby };

/** Whether first foods may come: by six months of the calendar, corrected for a baby born early. Never guessed. */
export function useSolidsGate(): { gate: SolidsGate; months: number | null } {
  const { data: viewer } = useViewer();
  const { profile, isLoading } = useProfile(viewer);
  const age = useAgeToday(profile);
  if (isLoading && !profile) return { gate: { kind: 'loading' }, months: null };
  if (age.kind !== 'born') return { gate: { kind: age.kind }, months: null };
  const birthDate = profile?.babyBirthDate;
  const months = age.guidanceMonths;
  if (months >= solidsFromMonths || !isCalendarDate(birthDate)) return { gate: { kind: 'open' }, months };
  const from = solidsFrom({ birthDate, gestationWeeks: profile?.gestationWeeks ?? null });
  return { gate: { kind: 'early', from, age }, months };
}
