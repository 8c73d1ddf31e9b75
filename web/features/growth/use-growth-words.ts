import type { BornBaby } from '#shared/baby/baby-age.rules.ts';
import type { GrowthMeasure, GrowthPoint } from '#shared/growth/growth.rules.ts';
import { formatNumber } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** Up to here an age is told in days. */
const inDaysUntil = 60;

/** A measure and where it stands, in words with their numbers and units. */
export function useGrowthWords(measure: GrowthMeasure) {
  const t = useTexts();
  const language = useLanguage();
  const number = (n: number, digits: number) =>
    formatNumber(n, language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  /** Far out, the whole percent would say nought or a hundred. */
  const percentile = ({ percentile: p }: GrowthPoint) => {
    if (p < 1) return t('growthCurves.under', { n: 1 });
    return p > 99 ? t('growthCurves.over', { n: 99 }) : String(Math.round(p));
  };
  return {
    name: t(`growthCurves.measure_${measure}`),
    percentile,
    value: (value: number) =>
      measure === 'weight'
        ? t('growth.weightGrams_plain', { n: formatNumber(value, language, { maximumFractionDigits: 3 }) })
        : t('growth.lengthMm_plain', { n: formatNumber(value, language, { maximumFractionDigits: 1 }) }),
    age: ({ days, calendarMonths }: Pick<BornBaby, 'days' | 'calendarMonths'>) =>
      days < inDaysUntil
        ? t('growthCurves.days', { n: days })
        : t('growthCurves.months', { n: calendarMonths }),
    place: (point: GrowthPoint) =>
      t('growthCurves.place', { percentile: percentile(point), z: number(point.z, 2) }),
  };
}
