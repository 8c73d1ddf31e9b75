import * as v from 'valibot';
import type { RecordKind } from '../kind.ts';

export const maxNoteLength = 2000;

const details = v.strictObject({});
export type NoteDetails = v.InferOutput<typeof details>;

/** Words alone: they are its notes, as those of any record, and found and shared as they are. */
export const note: RecordKind<'note', NoteDetails, 'text_needed'> = {
  name: 'note',
  when: 'moment',
  details,
  limits: { notes: maxNoteLength },
  problems: ['text_needed'],
  validate: ({ notes }) => (notes?.trim() ? {} : { notes: 'text_needed' }),
  totals: (records) => ({ notes: records.length }),
  // A table has at least one column beside the notes, and a note has nothing else to tell.
  columns: [{ key: 'length', of: ({ notes }) => notes?.length ?? 0 }],
  visibleTo: 'carer',
  canBeForBoth: false,
};
