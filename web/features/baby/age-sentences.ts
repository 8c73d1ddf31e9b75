import type { BabyAge, BabyAgeText, ExpectedBaby } from '#shared/baby/baby-age.rules.ts';
import type { useTexts } from '#web/texts/use-texts.ts';

type Texts = ReturnType<typeof useTexts>;

/** Close to the day, weeks are too coarse. */
const countedInDays = 14;

/** How old the baby is, or how long there is to go, in one short line. */
export function ageSentence(age: BabyAge, t: Texts): string {
  switch (age.kind) {
    case 'unknown':
      return t('baby.ageUnknown');
    case 'expected':
      if (age.daysToGo <= 0) return pregnancySentence(age, t);
      return age.daysToGo <= countedInDays
        ? t('baby.daysToGo', { n: age.daysToGo })
        : t('baby.weeksToGo', { n: age.weeksToGo });
    case 'born':
      if (age.days === 0) return t('baby.bornToday');
      return 'days' in age.text && !('months' in age.text)
        ? t('baby.ageInDays', { age: spelt(age.text, t) })
        : t('baby.ageInMonths', { age: spelt(age.text, t) });
  }
}

/** From the due date on: how far along she is. Of long ago, only that the day has passed. */
function pregnancySentence({ gestation }: ExpectedBaby, t: Texts): string {
  if (!gestation) return t('baby.pastDue');
  const larger = t('baby.weeks', { n: gestation.weeks });
  const smaller = t('baby.days', { n: gestation.days });
  return t('baby.pregnant', { time: gestation.days > 0 ? t('baby.and', { larger, smaller }) : larger });
}

/** The age, with the corrected one beside it for a baby born early. */
export function fullAgeSentence(age: BabyAge, t: Texts): string {
  const corrected = correctedAgeSentence(age, t);
  return corrected ? t('baby.beside', { age: ageSentence(age, t), corrected }) : ageSentence(age, t);
}

/** For a baby born early, the age that guidance goes by; nothing when it is the same. */
export function correctedAgeSentence(age: BabyAge, t: Texts): string | undefined {
  if (age.kind !== 'born' || !age.corrected) return undefined;
  const { days, calendarMonths, isBeforeTerm } = age.corrected;
  if (isBeforeTerm) return t('baby.correctedBeforeTerm');
  const spoken = calendarMonths > 0 ? t('baby.months', { n: calendarMonths }) : t('baby.days', { n: days });
  return t('baby.corrected', { age: spoken });
}

/** '3 meses e 5 dias', '1 ano': a part of zero is not said. */
function spelt(text: BabyAgeText, t: Texts): string {
  const counted: Partial<Record<'years' | 'months' | 'days', number>> = text;
  const [larger, smaller] = (['years', 'months', 'days'] as const)
    .filter((unit) => counted[unit])
    .map((unit) => t(`baby.${unit}`, { n: counted[unit] ?? 0 }));
  if (!larger) return t('baby.days', { n: 0 });
  return smaller ? t('baby.and', { larger, smaller }) : larger;
}
