import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useWarnBeforeUnload } from '#web/desk/forms/use-warn-before-unload.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { createUploadsUnderWay, type UploadsUnderWay } from './uploads-under-way.ts';

type Scope = {
  uploads: UploadsUnderWay;
  /** For what closes without a change of the address: asks first where a file would be lost. */
  leave: (go: () => void) => void;
};

const ScopeContext = createContext<Scope>({ uploads: createUploadsUnderWay(), leave: (go) => go() });

/** What is on its way for the form that this stands in. */
export const useUploadScope = (): Scope => useContext(ScopeContext);

/** Around a form with files: saving knows of them, and leaving asks before one is lost. */
export function UploadScope({ children }: { children: ReactNode }) {
  const t = useTexts();
  const [uploads] = useState(createUploadsUnderWay);
  const [asked, setAsked] = useState<{ go: () => void }>();
  const isUnderWay = () => uploads.current().count > 0;
  const blocker = useBlocker({
    shouldBlockFn: isUnderWay,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const [scope] = useState<Scope>(() => ({
    uploads,
    leave: (go) => (isUnderWay() ? setAsked({ go }) : go()),
  }));

  useWarnBeforeUnload(isUnderWay);

  function stay(): void {
    setAsked(undefined);
    blocker.reset?.();
  }

  function leave(): void {
    setAsked(undefined);
    asked?.go();
    blocker.proceed?.();
  }

  return (
    <ScopeContext value={scope}>
      {children}
      <Dialog
        open={asked !== undefined || blocker.status === 'blocked'}
        onClose={stay}
        title={t('uploads.leave')}
        description={t('uploads.leaveText')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button onClick={stay}>{t('uploads.stay')}</Button>
            <Button variant="secondary" onClick={leave}>
              {t('uploads.leaveAnyway')}
            </Button>
          </>
        }
      />
    </ScopeContext>
  );
}
