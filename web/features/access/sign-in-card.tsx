import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { AddressForm } from './address-form.tsx';
import { forgetPendingSignIn, pendingSignIn } from './pending-sign-in.ts';

// The card stands without it: her address can be typed while it comes.
const SignInByPasskey = lazy(() => retryLoad(() => withTexts(import('./passkeys/sign-in-by-passkey.tsx'))));

// Asked for with the card, and here long before the mail is.
const loadCodeForm = () =>
  retryLoad(() => import('./code-form.tsx')).then((form) => ({ default: form.CodeForm }));
const CodeForm = lazy(loadCodeForm);

type Props = {
  /** Why she is here although she followed a link. */
  problem?: ReactNode;
};

/** First her address, then the code; the link in the mail does the same without typing. */
export function SignInCard({ problem }: Props) {
  const t = useTexts();
  const [kept] = useState(() => pendingSignIn(Date.now()));
  // A link that failed takes its code with it: she asks anew, with her address already there.
  const [pending, setPending] = useState(problem ? null : kept);
  const [email, setEmail] = useState(kept?.email ?? '');
  useEffect(() => {
    void loadCodeForm();
  }, []);

  function changeAddress(): void {
    setEmail(pending?.email ?? '');
    setPending(null);
    forgetPendingSignIn();
  }

  return (
    <Card className="grid gap-4 p-6">
      {problem}
      {pending ? (
        <Suspense>
          <CodeForm pending={pending} onSentAgain={setPending} onOtherAddress={changeAddress} />
        </Suspense>
      ) : (
        <>
          <p className="text-ink-soft">{t('access.intro')}</p>
          <AddressForm email={email} onSent={setPending} />
          {/* As high as what comes, so that nothing jumps. */}
          <Suspense fallback={<div className="wide:h-13 h-16" />}>
            <SignInByPasskey />
          </Suspense>
        </>
      )}
    </Card>
  );
}
