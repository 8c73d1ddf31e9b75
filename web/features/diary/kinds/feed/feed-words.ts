import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const feedWords: KindWords<'feed'> = {
  nouns: ['nursingLog', 'nursing'],
  path: paths.nursingLog,
  titles: (t) => ({ add: t('nursingLog.addTitle'), edit: t('nursingLog.editTitle') }),
  timer: (t) => t('nursing.timer'),
  nameOf: ({ startTime }, { t, time }) => t('nursingLog.feedAt', { time: time(startTime ?? '') }),
  dayTotal: ({ feeds = 0, seconds = 0 }, { t, duration }) =>
    feeds === 0
      ? null
      : t('diary.withTime', { what: t('diary.total_feeds', { n: feeds }), time: duration(seconds) }),
};
