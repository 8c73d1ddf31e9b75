import { isDurable } from '#web/features/timer/timer.outbox.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Long enough to notice, at three in the morning, that it was the wrong button. */
export const regretMs = 8000;

/** Keeps a sleep on the phone, from where it goes to her account, and says where it is. Answers whether it was kept. */
export function useSleepSaving(owner: string | null, onSignIn: () => void) {
  const t = useTexts();
  return async (said: string, act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
    } catch (error) {
      console.warn('The sleep could not be kept', error);
      toast({
        title: t('sleepDiary.failed'),
        description: t('sleepDiary.failedText'),
        tone: 'destructive',
      });
      return false;
    }
    if (owner !== null) toast({ title: said });
    else
      toast({
        title: t('sleepDiary.keptHere'),
        description: t('sleepDiary.keptHereText'),
        action: { label: t('sleepDiary.signIn'), onAct: onSignIn },
        duration: regretMs,
      });
    if (!isDurable()) toast({ title: t('sleepDiary.notDurable'), duration: Number.POSITIVE_INFINITY });
    return true;
  };
}
