import type { ReactNode } from 'react';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toastWithAction } from '#web/ui/toast-store.ts';

type Props = {
  writeId: string;
  /** Why it was not taken. */
  why: string;
  undoLabel: string;
  /** What she can do besides trying again and giving it up. */
  children: ReactNode;
};

/** What she wrote was not taken: why, and what she can do. Its text is hers until she lets it go. */
export function RefusedWrite({ writeId, why, undoLabel, children }: Props) {
  const t = useTexts();
  async function discard(): Promise<void> {
    const discarded = await appOutbox.discard(writeId);
    if (!discarded) return;
    toastWithAction(t('outbox.discarded'), {
      label: undoLabel,
      onAct: () => void appOutbox.putBack(discarded),
    });
  }
  return (
    <div className="grid gap-2 rounded-control bg-blush p-3">
      <p>{why}</p>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button variant="quiet" onClick={() => void appOutbox.retry(writeId)}>
          {t('shell.tryAgain')}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {t('outbox.discard')}
        </Button>
      </div>
    </div>
  );
}
