import type { VaccineDetails } from '#shared/diary/kinds/vaccine.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { ScheduledDose, VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';
import type { Texts } from '../kind-words.ts';

type Named = Pick<VaccineDetails, 'vaccine' | 'dose'>;
type Words = { t: Texts; language: Language };

export const doseIn = ({ doses }: VaccineSchedule, named: Named): ScheduledDose | undefined =>
  doses.find(({ vaccine, dose }) => vaccine === named.vaccine && dose === named.dose);

/** 'Penta, 1ª dose': as the calendar calls it, or else in her own words. */
export function doseName(schedule: VaccineSchedule, named: Named, { t, language }: Words): string {
  const known = schedule.vaccines.find(({ key }) => key === named.vaccine);
  const vaccine = known?.name[language] ?? named.vaccine;
  const dose = doseIn(schedule, named)?.name[language] ?? named.dose;
  return dose ? t('vaccine.ofDose', { vaccine, dose }) : vaccine;
}

/** The age that a dose is for, in a word. */
export function ageOfDose({ when }: ScheduledDose, t: Texts): string {
  if (when.sort !== 'age' && when.sort !== 'unit-says') return t('vaccine.teamSays');
  const months = when.sort === 'age' ? when.months : when.fromMonths;
  return months === 0 ? t('vaccine.atBirth') : t('vaccine.months', { n: months });
}
