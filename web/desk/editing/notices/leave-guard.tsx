import { useBlocker } from '@tanstack/react-router';
import { useWarnBeforeUnload } from '#web/desk/forms/use-warn-before-unload.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Editor } from '../use-editor.ts';

/** How long leaving may wait for the server before she is asked. */
const patienceMs = 1500;

/** Asks before she leaves with something that only this device has; what can still be sent is sent first. */
export function LeaveGuard({ autosave }: Pick<Editor, 'autosave'>) {
  const t = useTexts();
  const blocker = useBlocker({
    shouldBlockFn: async () => {
      if (!autosave.hasUnkept()) return false;
      await Promise.race([autosave.flush(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      return autosave.hasUnkept();
    },
    enableBeforeUnload: false,
    withResolver: true,
  });
  useWarnBeforeUnload(autosave.hasUnkept);
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
