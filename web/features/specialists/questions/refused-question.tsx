import { Link } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { RefusedWrite } from '#web/parts/refused-write.tsx';
import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { problemIn, problemSentence } from '../problem-sentence.ts';
import type { NewQuestion } from '../specialists.outbox.ts';

type Props = { write: Write; onMend: (() => void) | undefined };

/** Why a question was not taken, and what she can do. */
export function RefusedQuestion({ write, onMend }: Props) {
  const t = useTexts();
  return (
    <RefusedWrite
      writeId={write.id}
      why={(write.refused && problemSentence(write.refused, t)) ?? t('errors.internal')}
      undoLabel={t('specialists.undo')}
    >
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
    </RefusedWrite>
  );
}
