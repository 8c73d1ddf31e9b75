import * as v from 'valibot';
import type { RecordKind } from '../kind.ts';

export const maxQuestionLength = 2000;
export const maxAnswerLength = 2000;

const details = v.strictObject({
  answered: v.boolean(),
  answer: v.nullable(v.pipe(v.string(), v.maxLength(maxAnswerLength))),
  /** Where she came upon it. Of a talk only that: who wrote it there stays there. */
  from: v.nullable(
    v.strictObject({ sort: v.picklist(['article', 'talk']), id: v.pipe(v.string(), v.uuid()) }),
  ),
});
export type QuestionDetails = v.InferOutput<typeof details>;

/** For the doctor. The question is its notes. */
export const question: RecordKind<'question', QuestionDetails, 'text_needed'> = {
  name: 'question',
  when: 'moment',
  details,
  limits: { notes: maxQuestionLength },
  problems: ['text_needed'],
  validate: ({ notes }) => (notes?.trim() ? {} : { notes: 'text_needed' }),
  totals: (records) => ({
    questions: records.length,
    open: records.filter((record) => !record.details.answered).length,
  }),
  columns: [
    { key: 'answered', of: (record) => (record.details.answered ? 'yes' : '') },
    { key: 'answer', of: (record) => record.details.answer ?? '' },
  ],
  visibleTo: 'carer',
  canBeForBoth: false,
};
