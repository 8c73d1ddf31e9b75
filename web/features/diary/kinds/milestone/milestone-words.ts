import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const milestoneWords: KindWords<'milestone'> = {
  name: (t) => t('milestone.name'),
  nouns: ['milestone'],
  problems: ['milestone_needed'],
  path: paths.milestones,
  titles: (t) => ({ add: t('milestone.addTitle'), edit: t('milestone.editTitle') }),
  // By its day: the names of all of them would come along with the first write.
  nameOf: ({ day: on }, { t, day }) => t('milestone.on', { day: day(on ?? '') }),
  dayTotal: ({ milestones = 0 }, { t }) =>
    milestones === 0 ? null : t('milestone.total', { n: milestones }),
};
