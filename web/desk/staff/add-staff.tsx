import { type FormEvent, useRef, useState } from 'react';
import type { StaffMemberAnswer } from '#shared/staff/staff.schema.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useAddStaff } from './use-staff.ts';

/** Whatever goes wrong, what was typed stays. */
export function AddStaff({ members }: { members: readonly StaffMemberAnswer[] }) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const add = useAddStaff();

  function send(event: FormEvent): void {
    event.preventDefault();
    if (add.isPending) return;
    const email = typed.trim().toLowerCase();
    const problem = problemOf(email);
    if (problem) complain(problem);
    else
      add.mutate(email, {
        onSuccess: () => {
          setTyped('');
          toast({ title: t('staff.added'), description: t('staff.addedText', { email }) });
        },
        onError: (error) => {
          const sentence = sentenceFor(error);
          complain(sentence);
          toast({ title: t('staff.addFailed'), description: sentence, tone: 'destructive' });
        },
      });
  }

  function problemOf(email: string): string | undefined {
    if (!email) return t('staff.emailRequired');
    // The browser's own rule for an address, without its bubble, which speaks the browser's language.
    if (field.current?.validity.typeMismatch) return t('staff.emailInvalid');
    if (members.some((member) => member.email === email)) return t('staff.alreadyThere');
    return undefined;
  }

  function complain(sentence: string): void {
    setMistake(sentence);
    field.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={send}
      className="grid max-w-[40rem] gap-2 wide:grid-cols-[1fr_auto] wide:items-start"
    >
      <Field
        ref={field}
        label={t('staff.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMistake(undefined);
        }}
        error={mistake}
      />
      <Button type="submit" busy={add.isPending} className="min-h-13 wide:mt-7.5 wide:min-h-12">
        {t('staff.add')}
      </Button>
    </form>
  );
}
