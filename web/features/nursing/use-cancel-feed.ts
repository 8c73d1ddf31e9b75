import { useTexts } from '#web/texts/use-texts.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { NursingActions } from './nursing-timer-kind.ts';

/** Long enough to notice, at three in the morning, that it was the wrong button. */
const regretMs = 10_000;

export function useCancelFeed(actions: NursingActions): () => void {
  const t = useTexts();
  return () => {
    const undo = actions.cancel();
    if (!undo) return;
    toast({
      title: t('nursing.cancelled'),
      action: { label: t('nursing.undo'), onAct: undo },
      duration: regretMs,
    });
  };
}
