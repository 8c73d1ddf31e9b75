import { daysOfMonths, monthsAndDays } from '#shared/baby/age-span.rules.ts';
import { firstAge, lastAge } from '#shared/daily/daily.rules.ts';
import type { useTexts } from '#web/texts/use-texts.ts';

type Texts = ReturnType<typeof useTexts>;

const daysPerWeek = 7;
const monthsPerYear = 12;
/** From here on weeks say more than days, and months more than weeks; a pregnancy is never counted in months. */
const countedInWeeks = 14;
const countedInMonths = daysOfMonths(3);

/** 'dia do nascimento', '2 semanas e 6 dias', 'faltam 5 semanas': to the day, and `ageOfWords` reads it back. */
export function ageWords(age: number, t: Texts): string {
  if (age === 0) return t('dailyStaff.dayOfBirth');
  const days = Math.abs(age);
  const { larger, rest } = inLargestUnit(age, t);
  const spoken = rest ? t('dailyStaff.and', { larger, smaller: t('dailyStaff.days', { n: rest }) }) : larger;
  return age > 0 ? spoken : t('dailyStaff.toGo', { n: days, age: spoken });
}

function inLargestUnit(age: number, t: Texts): { larger: string; rest: number } {
  const days = Math.abs(age);
  if (days < countedInWeeks) return { larger: t('dailyStaff.days', { n: days }), rest: 0 };
  if (age < 0 || days < countedInMonths) {
    const weeks = Math.floor(days / daysPerWeek);
    return { larger: t('dailyStaff.weeks', { n: weeks }), rest: days % daysPerWeek };
  }
  const { months, days: rest } = monthsAndDays(days);
  return { larger: t('dailyStaff.months', { n: months }), rest };
}

export function agesWords(fromAge: number, toAge: number, t: Texts): string {
  if (fromAge === toAge) return ageWords(fromAge, t);
  return t('dailyStaff.range', { from: ageWords(fromAge, t), to: ageWords(toAge, t) });
}

/** 'São 14 dias de vida.': what an age in words comes to. */
export function daysSentence(age: number, t: Texts): string {
  if (age === 0) return t('dailyStaff.bornThatDay');
  return age > 0 ? t('dailyStaff.daysOld', { n: age }) : t('dailyStaff.daysBefore', { n: -age });
}

const units: readonly [RegExp, (count: number) => number][] = [
  [/^(d|dias?|days?)?$/, (days) => days],
  [/^(sem|semanas?|w|weeks?)$/, (weeks) => weeks * daysPerWeek],
  [/^(m|mes|meses|months?)$/, daysOfMonths],
  [/^(anos?|years?)$/, (years) => daysOfMonths(years * monthsPerYear)],
];
const before = /^[-−]|falta|antes|para nascer|to go|before|left/;
const birth = /nasc|birth|born/;

/** The age in days that words name, in either language; undefined when they name none that the calendar knows. */
export function ageOfWords(words: string): number | undefined {
  const plain = words.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const parts = [...plain.matchAll(/(\d+)\s*(\p{L}*)/gu)];
  if (parts.length === 0) return birth.test(plain) ? 0 : undefined;
  let days = 0;
  for (const [, count, unit = ''] of parts) {
    const daysOf = units.find(([name]) => name.test(unit))?.[1];
    if (daysOf === undefined || Number(count) > lastAge) return undefined;
    days += daysOf(Number(count));
  }
  if (before.test(plain)) days = -days;
  // Minus nothing is the day of birth, too.
  return days >= firstAge && days <= lastAge ? days + 0 : undefined;
}
