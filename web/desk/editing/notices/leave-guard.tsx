import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Editor } from '../use-editor.ts';

/** How long leaving may wait for the server before she is asked. */
const patienceMs = 1500;

/** Asks before she leaves with something that only this device has; what can still be sent is sent first. */
export function LeaveGuard({ keeper }: Pick<Editor, 'keeper'>) {
  const t = useTexts();
  const blocker = useBlocker({
    shouldBlockFn: async () => {
      if (!keeper.hasUnkept()) return false;
      await Promise.race([keeper.flush(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      return keeper.hasUnkept();
    },
    enableBeforeUnload: false,
    withResolver: true,
  });
  useEffect(() => warnBeforeUnload(keeper), [keeper]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.status === 'blocked'}
      onClose={stay}
      title={t('editing.leave')}
      description={t('editing.leaveText')}
      closeLabel={t('shell.close')}
      actions={
        <>
          <Button onClick={stay}>{t('editing.stay')}</Button>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            {t('editing.leaveAnyway')}
          </Button>
        </>
      }
    />
  );
}

/** The browser asks in its own words, when the tab is about to go. */
function warnBeforeUnload(keeper: Editor['keeper']): () => void {
  const warn = (event: Event) => {
    if (keeper.hasUnkept()) event.preventDefault();
  };
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
