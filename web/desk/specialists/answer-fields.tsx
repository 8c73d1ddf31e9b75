import { type AdminQuestion, answerQuestionSchema } from '#shared/specialists/session-admin.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { FormFrame } from './form-frame.tsx';
import { type Answer, answerQuestion } from './specialists-staff.api.ts';
import { useStaffForm } from './use-staff-form.ts';

type Props = { staffId: string; question: AdminQuestion; onDone: () => void };

/** Answered, in words, by a link, or by word of mouth in the session: both fields may stay empty. */
export function AnswerFields({ staffId, question: { id, answered }, onDone }: Props) {
  const t = useTexts();
  const staffForm = useStaffForm({
    staffId,
    place: `answer:${id}`,
    start: { text: answered?.text ?? '', address: answered?.address ?? '' },
    fieldsOf: ({ text, address }): Answer => ({
      answered: true,
      text: text.trim() || null,
      address: address.trim() || null,
    }),
    schema: answerQuestionSchema,
    save: (answer: Answer) => answerQuestion(id, answer),
    saved: t('specialistsStaff.answeredNow'),
    onSaved: onDone,
  });
  const { form, change, problemOf } = staffForm;
  return (
    <FormFrame form={staffForm} save={t('specialistsStaff.markAnswered')}>
      <TextArea
        label={t('specialistsStaff.answerText')}
        hint={t('specialistsStaff.answerHint')}
        value={form.text}
        error={problemOf('text')}
        onChange={({ target }) => change({ text: target.value })}
      />
      <Field
        label={t('specialistsStaff.answerAddress')}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={form.address}
        error={problemOf('address')}
        onChange={({ target }) => change({ address: target.value })}
      />
      <Button variant="quiet" onClick={onDone}>
        {t('specialistsStaff.notNow')}
      </Button>
    </FormFrame>
  );
}
