import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useKinds } from './kinds/kinds-here.ts';
import { useRecordWords } from './record-words.ts';

/** So long after a feed it is asked whether there was a bottle with it. */
const askedForMs = 3_600_000;

type Around = {
  records: readonly SeenRecord[];
  /** Absent where she may only look. */
  onAddBottle: ((feed: SeenRecord) => void) | undefined;
};

/** A breast feed and a bottle of one sitting: each row names the other, and a feed of just now asks for its bottle. */
export function useTogetherHints({ records, onAddBottle }: Around) {
  const t = useTexts();
  const words = useRecordWords();
  const { partsOf } = useKinds();
  const now = useNow('half-minute');
  // Of thousands only a few are in a group: they alone are looked through.
  const grouped = records.filter(({ groupId }) => groupId !== null);
  return (record: SeenRecord) => {
    // Of twins, each has its own beside it.
    const others =
      record.groupId === null
        ? []
        : grouped.filter(
            ({ groupId, kind, babyId }) =>
              groupId === record.groupId && kind !== record.kind && babyId === record.babyId,
          );
    if (others.length > 0) {
      const what = others.map((one) => partsOf(one.kind).words.nameOf(one, words)).join(', ');
      return <p className="text-ink-soft text-small">{t('timeline.together', { what })}</p>;
    }
    const isJustNow = now - Date.parse(record.endTime ?? '') < askedForMs;
    if (record.kind !== 'feed' || !isJustNow || !onAddBottle || record.kept === 'refused') return undefined;
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => onAddBottle(record)}>
        {t('timeline.withBottle')}
      </Button>
    );
  };
}
