import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#web/platform/api/api-error.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { accessToast, dismissAccessError } from './access-toast.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { useSendLink } from './use-send-link.ts';

type Props = { email: string; onSent: (pending: PendingSignIn) => void };

/** Asks for her address. Whatever goes wrong, what she typed stays. */
export function AddressForm({ email: typedBefore, onSent }: Props) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState(typedBefore);
  const [mistake, setMistake] = useState<string>();
  const sendLink = useSendLink(onSent);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (sendLink.isPending) return;
    if (!email) {
      accessToast({
        title: t('access.emailRequired'),
        description: t('access.emailRequiredText'),
        tone: 'destructive',
      });
      complain(t('access.emailRequiredText'));
    } else if (field.current?.validity.typeMismatch) {
      // The browser's own rule for an address, without its bubble, which speaks the browser's language.
      complain(t('access.emailInvalid'));
    } else {
      sendLink.mutate(email, {
        onError: (error) => {
          if (error instanceof ApiError && error.fields.email) complain(t('access.emailInvalid'));
        },
      });
    }
  }

  function complain(sentence: string): void {
    setMistake(sentence);
    field.current?.focus();
  }

  function type(value: string): void {
    setEmail(value);
    dismissAccessError();
    setMistake(undefined);
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <Field
        ref={field}
        label={t('access.email')}
        type="email"
        name="email"
        required
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => type(event.target.value)}
        error={mistake}
      />
      <Button type="submit" size="large" wide busy={sendLink.isPending}>
        {sendLink.isPending ? t('access.sending') : t('access.send')}
      </Button>
    </form>
  );
}
