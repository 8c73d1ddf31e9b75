import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const feedWords: KindWords<'feed'> = {
  name: (t) => t('diary.add_feed'),
  nouns: ['nursingLog', 'nursing'],
  problems: ['unknown_side'],
  path: paths.nursingLog,
  titles: (t) => ({ add: t('nursingLog.addTitle'), edit: t('nursingLog.editTitle') }),
  needsAccount: true,
  timer: (t) => ({ name: t('nursing.timer'), tooMany: t('nursing.problem_too_many_timers') }),
  nameOf: ({ startTime }, { t, time }) => t('nursingLog.feedAt', { time: time(startTime ?? '') }),
  dayAlone: ({ feeds = 0, seconds = 0 }, { t, duration }) =>
    t('nursing.todayTotal', { n: feeds, time: duration(seconds) }),
  dayTotal: ({ feeds = 0, seconds = 0 }, { t, duration }) =>
    feeds === 0
      ? null
      : t('diary.withTime', { what: t('diary.total_feeds', { n: feeds }), time: duration(seconds) }),
};
