import type { SameKeys } from '#web/platform/language/translate.ts';
import type { question as pt } from '../pt/question.ts';

export const question: SameKeys<typeof pt> = {
  name: 'Question',
  addTitle: 'Question for the appointment',
  editTitle: 'Edit question',
  at: 'Question at {time}',
  open: 'Question for the appointment',
  answered: 'Answered question',
  isAnswered: 'It has been answered',
  answer: 'What they said (optional)',
  notes: 'What you want to ask',
  total: { one: '{n} question', other: '{n} questions' },
  problem_text_needed: 'Write something, even a single word.',
  take: 'Take it to the doctor',
  from_article: 'From an article in the library',
  from_talk: 'From a talk between mothers',
};
