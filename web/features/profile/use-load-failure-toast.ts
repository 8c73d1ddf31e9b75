import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { dismissToast, toast } from '#web/ui/toast-store.ts';

/** Long enough to find the button with one thumb. */
const duration = 12_000;

/** Says once per failure that her profile could not be loaded, and offers to try again. */
export function useLoadFailureToast(isError: boolean, retry: () => void): void {
  const t = useTexts();
  const show = useEffectEvent(() =>
    toast({
      title: t('profileSaving.loadFailed'),
      description: t('profileSaving.loadFailedText'),
      tone: 'destructive',
      action: { label: t('shell.tryAgain'), onAct: retry },
      duration,
    }),
  );
  useEffect(() => {
    if (!isError) return;
    const id = show();
    return () => dismissToast(id);
  }, [isError]);
}
