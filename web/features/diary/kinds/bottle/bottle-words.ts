import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const bottleWords: KindWords<'bottle'> = {
  name: (t) => t('bottle.name'),
  nouns: ['bottle'],
  problems: ['amount_needed', 'more_than_offered'],
  path: paths.diary,
  titles: (t) => ({ add: t('bottle.addTitle'), edit: t('bottle.editTitle') }),
  nameOf: ({ startTime }, { t, time }) => t('bottle.at', { time: time(startTime ?? '') }),
  dayTotal: ({ bottles = 0, ml = 0 }, { t }) =>
    bottles === 0 ? null : t('bottle.total', { n: bottles, ml }),
};
