import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { problemIn, problemSentence } from '../problem-sentence.ts';
import { discardWrite, type NewQuestion, putBackWrite, retryWrite } from '../specialist-writes.ts';

type Props = { write: Write; onMend: (() => void) | undefined };

/** Why a question was not taken, and what she can do: its text is hers until she lets it go. */
export function RefusedQuestion({ write, onMend }: Props) {
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
        {onMend ? (
          <Button variant="secondary" onClick={onMend}>
            {t('specialists.mend')}
          </Button>
        ) : (
          <CopyButton
            text={(write.body as NewQuestion).content}
            label={t('outbox.copy')}
            copied={t('outbox.copied')}
            failed={t('outbox.copyFailed')}
          />
        )}
        {write.refused && problemIn(write.refused) === 'rules_not_accepted' && (
          <Link to={paths.communityRules} className={buttonClass({ variant: 'secondary' })}>
            {t('specialists.readRules')}
          </Link>
        )}
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
