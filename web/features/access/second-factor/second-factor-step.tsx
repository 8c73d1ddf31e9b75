import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';
import { PasskeyInsteadSlot } from '../passkeys/passkey-instead-slot.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { FactorStep } from './factor-step.tsx';
import { usePassSecondFactor } from './use-factors.ts';

/** Between the mail and the app, for her who asked for it. */
export default function SecondFactorStep() {
  const t = useTexts();
  const tellError = useErrorToast();
  const [isRecovering, setRecovering] = useState(false);
  const signOut = useSignOut();

  function leave(): void {
    signOut.mutate('local', {
      onError: (error) => tellError(t('access.signOutFailed'), error),
    });
  }

  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-6 px-4 py-8">
      <DocumentTitle title={t('secondFactor.stepTitle')} />
      <div className="grid justify-items-center gap-2 text-center">
        <ColoMark className="size-14" />
        <h1 tabIndex={-1} className="font-serif text-display">
          {t('secondFactor.stepTitle')}
        </h1>
      </div>
      <Card className="grid gap-4 p-6">
        {isRecovering ? <RecoveryStep /> : <FactorStep />}
        <PasskeyInsteadSlot />
      </Card>
      <div className="grid justify-items-center gap-1">
        <Button variant="quiet" onClick={() => setRecovering(!isRecovering)}>
          {isRecovering ? t('secondFactor.withApp') : t('secondFactor.withRecovery')}
        </Button>
        <Button variant="quiet" busy={signOut.isPending} onClick={leave}>
          {t('secondFactor.leave')}
        </Button>
      </div>
    </main>
  );
}

/** Her phone is gone, but the codes she kept are not. */
function RecoveryStep() {
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
