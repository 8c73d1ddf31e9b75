import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { factorNameLength } from '#shared/access/factor.rules.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { ConfirmApp } from './confirm-app.tsx';
import { enrolApp } from './second-factor.api.ts';

/** First a name, then the picture and the first code. */
export function EnrolApp({ onEnrolled }: { onEnrolled: () => void }) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const [name, setName] = useState<string>(t('secondFactor.defaultName'));
  const enrolment = useMutation({ mutationFn: enrolApp });

  if (enrolment.data) return <ConfirmApp enrolment={enrolment.data} onConfirmed={onEnrolled} />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!enrolment.isPending) enrolment.mutate(name.trim());
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">{t('secondFactor.enrolIntro')}</p>
      <Field
        label={t('secondFactor.name')}
        hint={t('secondFactor.nameHint')}
        name="factor-name"
        maxLength={factorNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={enrolment.error ? sentenceFor(enrolment.error, t('secondFactor.beginFailed')) : undefined}
      />
      <Button type="submit" size="large" wide busy={enrolment.isPending}>
        {t('secondFactor.begin')}
      </Button>
    </form>
  );
}
