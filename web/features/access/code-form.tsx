import { type FormEvent, useEffect, useRef, useState } from 'react';
import { codeLength } from '#shared/access/access.rules.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { accessToast } from './access-toast.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { ResendLink } from './resend-link.tsx';
import { useSignIn } from './use-sign-in.ts';

type Props = {
  pending: PendingSignIn;
  onSentAgain: (pending: PendingSignIn) => void;
  onOtherAddress: () => void;
};

/** The six digits of the mail: a link cannot sign in an app that lives on the home screen. */
export function CodeForm({ pending, onSentAgain, onOtherAddress }: Props) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<string>();
  const signIn = useSignIn();

  useEffect(() => field.current?.focus(), []);

  function check(digits: string): void {
    if (signIn.isPending) return;
    if (digits.length < codeLength) complain(t('access.codeIncomplete'));
    else signIn.mutate({ email: pending.email, code: digits }, { onError: refuse });
  }

  function refuse(error: unknown): void {
    const description = sentenceFor(error, t('access.signInFailed'));
    accessToast({ title: t('access.loginError'), description, tone: 'destructive' });
    complain(description);
    field.current?.select();
  }

  function complain(sentence: string): void {
    setMistake(sentence);
    field.current?.focus();
  }

  /** Takes what a mail app pastes ('123 456') and goes on by itself with the last digit. */
  function type(value: string): void {
    const digits = value.replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    setMistake(undefined);
    if (digits.length === codeLength && digits !== code) check(digits);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    check(code);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">{t('access.codeIntro', { email: pending.email })}</p>
      <Field
        ref={field}
        label={t('access.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={(event) => type(event.target.value)}
        error={mistake}
        className="[&_input]:text-center [&_input]:text-heading [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
      />
      <Button type="submit" size="large" wide busy={signIn.isPending}>
        {t('access.signIn')}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-2">
        <ResendLink pending={pending} onSentAgain={onSentAgain} />
        <Button variant="quiet" onClick={onOtherAddress}>
          {t('access.otherAddress')}
        </Button>
      </div>
    </form>
  );
}
