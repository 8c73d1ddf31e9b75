import { useState } from 'react';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { SignOutScope } from './access.api.ts';
import { sendUnsent } from './unsent.ts';
import { UnsentQuestion } from './unsent-question.tsx';
import { useSignOut } from './use-sign-out.ts';

type Props = {
  /** How much of hers waits on this device outside the outbox. */
  unsentElsewhere: () => number;
};

type Unsent = { scope: SignOutScope; count: number; hasTried: boolean };

/** Here at once; everywhere only after asking, because it cannot be taken back. What was not sent yet is sent first. */
export function SignOut({ unsentElsewhere }: Props) {
  const t = useTexts();
  const tellError = useErrorToast();
  const [isAsking, setAsking] = useState(false);
  const [sending, setSending] = useState<SignOutScope>();
  const [unsent, setUnsent] = useState<Unsent>();
  const signOut = useSignOut();
  const isUnderWay = (scope: SignOutScope) =>
    sending === scope || (signOut.isPending && signOut.variables === scope);
  const stay = () => {
    setAsking(false);
    setUnsent(undefined);
  };

  function leave(scope: SignOutScope): void {
    if (signOut.isPending) return;
    signOut.mutate(scope, {
      onSuccess: () => {
        if (scope === 'others') toast({ title: t('access.signedOutOthers') });
      },
      onError: (error) => {
        tellError(t('access.signOutFailed'), error);
        stay();
      },
    });
  }

  async function sendAndLeave(scope: SignOutScope): Promise<void> {
    if (sending || signOut.isPending) return;
    setSending(scope);
    const count = (await sendUnsent()) + unsentElsewhere();
    setSending(undefined);
    setAsking(false);
    if (count > 0) setUnsent({ scope, count, hasTried: unsent !== undefined });
    else leave(scope);
  }

  return (
    <div className="grid gap-2">
      <Button variant="secondary" wide busy={isUnderWay('local')} onClick={() => sendAndLeave('local')}>
        {t('access.signOutHere')}
      </Button>
      <Button variant="quiet" wide busy={isUnderWay('others')} onClick={() => leave('others')}>
        {t('access.signOutOthers')}
      </Button>
      <Button variant="quiet" wide onClick={() => setAsking(true)}>
        {t('access.signOutEverywhere')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={stay}
        title={t('access.signOutEverywhereTitle')}
        description={t('access.signOutEverywhereText')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {t('access.stay')}
            </Button>
            <Button variant="danger" busy={isUnderWay('global')} onClick={() => sendAndLeave('global')}>
              {t('access.signOutEverywhere')}
            </Button>
          </>
        }
      />
      <UnsentQuestion
        count={unsent?.count ?? 0}
        hasTried={unsent?.hasTried ?? false}
        isSending={sending !== undefined}
        isLeaving={signOut.isPending}
        onSend={() => unsent && sendAndLeave(unsent.scope)}
        onStay={stay}
        onLeave={() => unsent && leave(unsent.scope)}
      />
    </div>
  );
}
