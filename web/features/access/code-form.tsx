import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { accessToast, dismissAccessError } from './access-toast.ts';
import type { PendingSignIn } from './pending-sign-in.ts';
import { ResendLink } from './resend-link.tsx';
import { SixDigitsForm } from './six-digits-form.tsx';
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
  const signIn = useSignIn();

  function tell(error: unknown): never {
    const description = sentenceFor(error, t('access.signInFailed'));
    accessToast({ title: t('access.loginError'), description, tone: 'destructive' });
    throw error;
  }

  return (
    <div className="grid gap-4">
      <SixDigitsForm
        label={t('access.code')}
        action={t('access.signIn')}
        isBusy={signIn.isPending}
        isFocused
        onCode={(code) => signIn.mutateAsync({ email: pending.email, code }).catch(tell)}
        failed={t('access.signInFailed')}
        onType={dismissAccessError}
      >
        <p className="text-ink-soft">{t('access.codeIntro', { email: pending.email })}</p>
      </SixDigitsForm>
      <div className="flex flex-wrap justify-center gap-x-2">
        <ResendLink pending={pending} onSentAgain={onSentAgain} />
        <Button variant="quiet" onClick={onOtherAddress}>
          {t('access.otherAddress')}
        </Button>
      </div>
    </div>
  );
}
