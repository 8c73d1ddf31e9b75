import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { codeLength } from '#shared/access/access.rules.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';

type Props = {
  label: string;
  action: string;
  isBusy: boolean;
  /** Rejects where the code was not good. */
  onCode: (code: string) => Promise<unknown>;
  /** What is said then, where the error has no words of its own. */
  failed: string;
  onPassed?: (() => void) | undefined;
  /** She types another one. */
  onType?: (() => void) | undefined;
  /** The code is all there is to do here: she can type at once. */
  isFocused?: boolean;
  children?: ReactNode;
};

/** Six digits that go on by themselves with the last one. A wrong code stays selected, ready to be replaced. */
export function SixDigitsForm(props: Props) {
  const { label, action, isBusy, onType, isFocused = false, children } = props;
  const t = useTexts();
  const problemWith = useProblemWith(props);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [mistake, setMistake] = useState<string>();

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  async function check(digits: string): Promise<void> {
    if (isBusy) return;
    const problem = digits.length < codeLength ? t('access.codeIncomplete') : await problemWith(digits);
    setMistake(problem);
    if (!problem) return;
    field.current?.focus();
    field.current?.select();
  }

  /** Takes what a mail app pastes ('123 456') too. */
  function type(value: string): void {
    const digits = value.replace(/\D/g, '').slice(0, codeLength);
    setCode(digits);
    setMistake(undefined);
    onType?.();
    if (digits.length === codeLength && digits !== code) check(digits);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    check(code);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {children}
      <Field
        ref={field}
        label={label}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={(event) => type(event.target.value)}
        error={mistake}
        className="[&_input]:text-center [&_input]:text-heading [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
      />
      <Button type="submit" size="large" wide busy={isBusy}>
        {action}
      </Button>
    </form>
  );
}

/** What is wrong with a code; nothing where it was good. */
function useProblemWith({ onCode, failed, onPassed }: Props) {
  const sentenceFor = useErrorSentence();
  return async (code: string): Promise<string | undefined> => {
    try {
      await onCode(code);
    } catch (error) {
      return sentenceFor(error, failed);
    }
    onPassed?.();
    return undefined;
  };
}
