import { RefusedWrite } from '#web/parts/refused-write.tsx';
import type { Write } from '#web/platform/outbox/write.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { problemSentence } from '../problem-sentence.ts';

/** Why a comment or a post was not taken, and what she can do. */
export function RefusedComment({ write, onMend }: { write: Write; onMend: () => void }) {
  const t = useTexts();
  return (
    <RefusedWrite
      writeId={write.id}
      why={(write.refused && problemSentence(write.refused, t)) ?? t('errors.internal')}
      undoLabel={t('community.undo')}
    >
      <Button variant="secondary" onClick={onMend}>
        {t('community.mend')}
      </Button>
    </RefusedWrite>
  );
}
