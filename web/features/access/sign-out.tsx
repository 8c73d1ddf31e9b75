import { useState } from 'react';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { SignOutScope } from './access.api.ts';
import { useSignOut } from './use-sign-out.ts';

/** Here at once; everywhere only after asking, because it cannot be taken back. */
export function SignOut() {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const [isAsking, setAsking] = useState(false);
  const signOut = useSignOut();
  const isUnderWay = (scope: SignOutScope) => signOut.isPending && signOut.variables === scope;
  const stay = () => setAsking(false);

  function leave(scope: SignOutScope): void {
    if (signOut.isPending) return;
    signOut.mutate(scope, {
      onSuccess: () => {
        if (scope === 'others') toast({ title: t('access.signedOutOthers') });
      },
      onError: (error) => {
        const description = sentenceFor(error, t('errors.internal'));
        toast({ title: t('access.signOutFailed'), description, tone: 'destructive' });
        stay();
      },
    });
  }

  return (
    <div className="grid gap-2">
      <Button variant="secondary" wide busy={isUnderWay('local')} onClick={() => leave('local')}>
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
            <Button variant="danger" busy={isUnderWay('global')} onClick={() => leave('global')}>
              {t('access.signOutEverywhere')}
            </Button>
          </>
        }
      />
    </div>
  );
}
