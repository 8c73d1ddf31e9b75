import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const activityWords: KindWords<'activity'> = {
  name: (t) => t('activity.name'),
  nouns: ['activity'],
  problems: [],
  path: paths.diary,
  titles: (t) => ({ add: t('activity.addTitle'), edit: t('activity.editTitle') }),
  nameOf: ({ startTime, details }, { t, time }) =>
    t('activity.at', { what: t(`activity.${details.activity}`), time: time(startTime ?? '') }),
  dayTotal: ({ activities = 0, tummySeconds = 0 }, { t, duration }) => {
    if (activities === 0) return null;
    const told = t('activity.total', { n: activities });
    return tummySeconds > 0 ? t('activity.withTummy', { told, time: duration(tummySeconds) }) : told;
  },
};
