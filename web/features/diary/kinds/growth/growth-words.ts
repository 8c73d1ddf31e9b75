import type { GrowthDetails, Measure } from '#shared/diary/kinds/growth.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { KindWords, Texts } from '../kind-words.ts';
import { shownNumber } from '../typed-number.ts';

/** How many of what is stored make one of what is shown: grams a kilogram, millimetres a centimetre. */
export const perShown: Record<Measure, number> = { weightGrams: 1000, lengthMm: 10, headMm: 10 };
export const measures = Object.keys(perShown) as Measure[];

/** '4,2 kg · 55 cm': each with its unit, always. */
export function measuresIn(details: GrowthDetails, t: Texts): string {
  const told = measures.flatMap((measure) => {
    const value = details[measure];
    if (value === null) return [];
    return [
      t(`growth.${measure}_is`, { n: shownNumber(value / perShown[measure], t('timeline.decimalSign')) }),
    ];
  });
  return told.join(' · ');
}

export const growthWords: KindWords<'growth'> = {
  name: (t) => t('growth.name'),
  nouns: ['growth'],
  problems: ['measure_needed'],
  path: paths.growth,
  titles: (t) => ({ add: t('growth.addTitle'), edit: t('growth.editTitle') }),
  nameOf: ({ day: on }, { t, day }) => t('growth.on', { day: day(on ?? '') }),
  dayTotal: () => null,
};
