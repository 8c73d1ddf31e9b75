import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const nappyWords: KindWords<'nappy'> = {
  name: (t) => t('nappy.name'),
  nouns: ['nappy'],
  problems: ['colour_without_dirty'],
  path: paths.diary,
  titles: (t) => ({ add: t('nappy.addTitle'), edit: t('nappy.editTitle') }),
  nameOf: ({ startTime }, { t, time }) => t('nappy.at', { time: time(startTime ?? '') }),
  dayTotal: ({ nappies = 0, wet = 0, dirty = 0 }, { t }) =>
    nappies === 0 ? null : t('nappy.total', { n: nappies, wet, dirty }),
};
