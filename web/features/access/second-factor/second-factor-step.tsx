import { useState } from 'react';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ColoMark } from '#web/ui/illustrations/colo-mark.tsx';
import { PasskeyInsteadSlot } from '../passkeys/passkey-instead-slot.tsx';
import { useSignOut } from '../use-sign-out.ts';
import { FactorStep } from './factor-step.tsx';
import { RecoveryStep } from './recovery-step.tsx';

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
