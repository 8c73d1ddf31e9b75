import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const vaccineWords: KindWords<'vaccine'> = {
  name: (t) => t('vaccine.name'),
  nouns: ['vaccine'],
  problems: ['vaccine_needed'],
  path: paths.vaccines,
  titles: (t) => ({ add: t('vaccine.addTitle'), edit: t('vaccine.editTitle') }),
  nameOf: ({ day: on }, { t, day }) => t('vaccine.on', { day: day(on ?? '') }),
  dayTotal: ({ vaccines = 0 }, { t }) => (vaccines === 0 ? null : t('vaccine.total', { n: vaccines })),
};
