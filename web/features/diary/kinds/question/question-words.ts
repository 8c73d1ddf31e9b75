import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const questionWords: KindWords<'question'> = {
  name: (t) => t('question.name'),
  nouns: ['question'],
  problems: ['text_needed'],
  path: paths.diary,
  titles: (t) => ({ add: t('question.addTitle'), edit: t('question.editTitle') }),
  nameOf: ({ startTime }, { t, time }) => t('question.at', { time: time(startTime ?? '') }),
  dayTotal: ({ questions = 0 }, { t }) => (questions === 0 ? null : t('question.total', { n: questions })),
};
