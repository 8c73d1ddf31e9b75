import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const pumpingWords: KindWords<'pumping'> = {
  name: (t) => t('pumping.name'),
  nouns: ['pumping'],
  problems: ['amounts_twice'],
  path: paths.diary,
  titles: (t) => ({ add: t('pumping.addTitle'), edit: t('pumping.editTitle') }),
  nameOf: ({ startTime }, { t, time }) => t('pumping.at', { time: time(startTime ?? '') }),
  dayTotal: ({ pumpings = 0, ml = 0 }, { t }) =>
    pumpings === 0 ? null : t('pumping.total', { n: pumpings, ml }),
};
