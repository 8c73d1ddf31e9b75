import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { usePassSecondFactor } from './use-factors.ts';

/** Her phone is gone, but the codes she kept are not. */
export function RecoveryStep() {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<string>();
  const pass = usePassSecondFactor();

  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (pass.isPending) return;
    if (!code.trim()) complain(t('secondFactor.recoveryRequired'));
    else pass.mutate({ recoveryCode: code.trim() }, { onError: refuse });
  }

  function refuse(error: unknown): void {
    // A code that cannot be one is to her what a wrong one is.
    const isMistyped = errorCodeOf(error) === 'invalid_input';
    complain(isMistyped ? t('errors.factor_invalid') : sentenceFor(error, t('secondFactor.confirmFailed')));
  }

  function complain(sentence: string): void {
    setMistake(sentence);
    field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">{t('secondFactor.recoveryStepText')}</p>
      <Field
        ref={field}
        label={t('secondFactor.recoveryCode')}
        name="recovery-code"
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setMistake(undefined);
        }}
        error={mistake}
        className="[&_input]:text-center [&_input]:tracking-wide"
      />
      <Button type="submit" size="large" wide busy={pass.isPending}>
        {t('secondFactor.enter')}
      </Button>
    </form>
  );
}
