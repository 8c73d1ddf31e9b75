import { isDurable } from '#web/features/timer/timer.outbox.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { NursingActions } from './nursing-timer-kind.ts';

/**
 * Keeps the feed on the phone, from where it goes to her account, and says so. A visitor is told that she needs one,
 * and loses nothing.
 */
export function useSaveFeed(
  owner: string | null,
  actions: NursingActions,
  onSignIn: () => void,
): () => Promise<void> {
  const t = useTexts();
  return async () => {
    try {
      await actions.save();
    } catch (error) {
      console.warn('The feed could not be kept', error);
      toast({ title: t('nursing.failed'), description: t('nursing.unexpectedText'), tone: 'destructive' });
      return;
    }
    if (owner === null) {
      toast({
        title: t('nursing.failed'),
        description: `${t('nursing.signedOutText')}. ${t('nursing.signedOutKept')}`,
        tone: 'destructive',
        action: { label: t('nursing.signIn'), onAct: onSignIn },
        duration: 8000,
      });
      return;
    }
    toast({ title: t('nursing.saved'), description: t('nursing.savedText') });
    if (!isDurable()) toast({ title: t('nursing.notDurable'), duration: Number.POSITIVE_INFINITY });
  };
}
