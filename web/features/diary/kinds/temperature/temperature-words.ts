import { paths } from '#shared/navigation/paths.ts';
import type { KindWords, Texts } from '../kind-words.ts';
import { shownNumber } from '../typed-number.ts';

/** '37,8 °C' */
export const degrees = (tenths: number, t: Texts): string =>
  t('temperature.degrees', { n: shownNumber(tenths / 10, t('timeline.decimalSign')) });

export const temperatureWords: KindWords<'temperature'> = {
  name: (t) => t('temperature.name'),
  nouns: ['temperature'],
  problems: ['impossible_temperature'],
  path: paths.diary,
  titles: (t) => ({ add: t('temperature.addTitle'), edit: t('temperature.editTitle') }),
  nameOf: ({ startTime }, { t, time }) => t('temperature.at', { time: time(startTime ?? '') }),
  dayTotal: ({ temperatures = 0, highestTenths = 0 }, { t }) =>
    temperatures === 0 ? null : t('temperature.total', { highest: degrees(highestTenths, t) }),
};
