import { MessageCircleQuestionMark } from 'lucide-react';
import * as v from 'valibot';
import { maxAnswerLength } from '#shared/diary/kinds/question.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { justNow } from '../draft-moments.ts';
import { type FieldsProps, shownKind } from '../kind-parts.ts';
import { MomentLine } from '../moment-line.tsx';
import { questionWords } from './question-words.ts';

const draft = v.strictObject({ answered: v.boolean(), answer: v.string() });
type QuestionDraft = v.InferOutput<typeof draft>;

export const questionParts = shownKind<'question', QuestionDraft>({
  name: 'question',
  words: questionWords,
  Icon: MessageCircleQuestionMark,
  Row: QuestionLine,
  Fields: QuestionFields,
  toDraft: ({ details: { answered, answer } }) => ({ answered, answer: answer ?? '' }),
  looksRight: (own): own is QuestionDraft => v.is(draft, own),
  fromDraft: ({ answered, answer }, { before }) => ({
    durationSeconds: null,
    details: {
      answered,
      answer: answered ? answer.trim().slice(0, maxAnswerLength) || null : null,
      from: before.details.from,
    },
  }),
  byHand: ({ now }) => ({ ...justNow(now), details: { answered: false, answer: null, from: null } }),
});

function QuestionLine({ record: { startTime, details } }: { record: RecordEnvelope<'question'> }) {
  const t = useTexts();
  return (
    <>
      <MomentLine
        at={startTime}
        what={t(details.answered ? 'question.answered' : 'question.open')}
        more={details.from && t(`question.from_${details.from.sort}`)}
      />
      {details.answer && (
        <span className="basis-full whitespace-pre-line [overflow-wrap:anywhere]">{details.answer}</span>
      )}
    </>
  );
}

function QuestionFields({ own, set, errorAt }: FieldsProps<'question', QuestionDraft>) {
  const t = useTexts();
  return (
    <>
      <Checkbox
        label={t('question.isAnswered')}
        checked={own.answered}
        onChange={(answered) => set({ answered })}
      />
      {own.answered && (
        <TextArea
          label={t('question.answer')}
          maxLength={maxAnswerLength}
          rows={2}
          value={own.answer}
          error={errorAt('answer')}
          onChange={({ target }) => set({ answer: target.value })}
        />
      )}
    </>
  );
}
