import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';

export const noteWords: KindWords<'note'> = {
  name: (t) => t('note.name'),
  nouns: ['note'],
  problems: ['text_needed'],
  path: paths.diary,
  titles: (t) => ({ add: t('note.addTitle'), edit: t('note.editTitle') }),
  nameOf: ({ startTime }, { t, time }) => t('note.at', { time: time(startTime ?? '') }),
  dayTotal: ({ notes = 0 }, { t }) => (notes === 0 ? null : t('note.total', { n: notes })),
};
