import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const sleepWords: KindWords<'sleep'> = {
  name: (t) => t('sleepDiary.name'),
  nouns: ['sleepDiary'],
  problems: ['unknown_sort'],
  path: paths.toolSleepDiary,
  titles: (t) => ({
    add: t('sleepDiary.addTitle'),
    edit: t('sleepDiary.editTitle'),
    start: t('sleepDiary.startLabel'),
    end: t('sleepDiary.endLabel'),
  }),
  timer: (t) => ({ name: t('sleepDiary.timer'), tooMany: t('sleepDiary.problem_too_many_timers') }),
  nameOf: ({ startTime }, { t, time }) => t('sleepDiary.sleepAt', { time: time(startTime ?? '') }),
  dayTotal: ({ naps = 0, napSeconds = 0, nightSeconds = 0 }, { t, duration }) => {
    const ofNaps = t('diary.withTime', {
      what: t('sleepDiary.totalNaps', { n: naps }),
      time: duration(napSeconds),
    });
    const ofNight = t('sleepDiary.totalNight', { time: duration(nightSeconds) });
    return [naps > 0 && ofNaps, nightSeconds > 0 && ofNight].filter(Boolean).join(' · ') || null;
  },
};
