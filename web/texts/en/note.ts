import type { SameKeys } from '#web/platform/language/translate.ts';
import type { note as pt } from '../pt/note.ts';

export const note: SameKeys<typeof pt> = {
  name: 'Note',
  addTitle: 'New note',
  editTitle: 'Edit note',
  at: 'Note at {time}',
  notes: 'What you want to remember',
  total: { one: '{n} note', other: '{n} notes' },
  problem_text_needed: 'Write something, even a single word.',
};
