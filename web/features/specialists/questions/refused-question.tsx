import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { problemSentence } from '../problem-sentence.ts';
import { discardWrite, putBackWrite, retryWrite } from '../specialist-writes.ts';

/** Why a question was not taken, and what she can do: its text is hers until she lets it go. */
export function RefusedQuestion({ write, onMend }: { write: Write; onMend: () => void }) {
  const t = useTexts();
  async function discard(): Promise<void> {
    const discarded = await discardWrite(write.id);
    if (!discarded) return;
    toast({
      title: t('outbox.discarded'),
      action: { label: t('specialists.undo'), onAct: () => putBackWrite(discarded) },
      duration: 8000,
    });
  }
  return (
    <div className="grid gap-2 rounded-control bg-blush p-3">
      <p>{(write.refused && problemSentence(write.refused, t)) ?? t('errors.internal')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onMend}>
          {t('specialists.mend')}
        </Button>
        <Button variant="quiet" onClick={() => retryWrite(write.id)}>
          {t('shell.tryAgain')}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {t('outbox.discard')}
        </Button>
      </div>
    </div>
  );
}
