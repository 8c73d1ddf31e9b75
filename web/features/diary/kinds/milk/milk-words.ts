import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const milkWords: KindWords<'milk'> = {
  name: (t) => t('milk.name'),
  nouns: ['milk'],
  problems: [],
  path: paths.diary,
  titles: (t) => ({ add: t('milk.addTitle'), edit: t('milk.editTitle') }),
  nameOf: ({ startTime }, { t, time }) => t('milk.at', { time: time(startTime ?? '') }),
  dayTotal: ({ containers = 0, ml = 0 }, { t }) =>
    containers === 0 ? null : t('milk.total', { n: containers, ml }),
};
