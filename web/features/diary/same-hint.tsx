import { maybeSame, type SeenRecord } from '#shared/diary/diary.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { DiaryPlace } from './diary-place.ts';
import { useKeptBoth } from './kept-both.ts';
import type { NameOf } from './record-row.tsx';
import { useRecordWords } from './record-words.ts';

type Around = {
  place: DiaryPlace;
  records: readonly SeenRecord[];
  nameOf: NameOf;
  onRemove: (record: SeenRecord) => void;
};

/** Two who care for one baby may both have written down one feed: said quietly, on her own, and never decided for her. */
export function useSameHints({ place: { owner }, records, nameOf, onRemove }: Around) {
  const { ids, keepBoth } = useKeptBoth(owner);
  // Where nobody else records there is nothing to compare.
  const byOthers = records.filter(({ recordedBy }) => nameOf(recordedBy) !== undefined);
  const isHers = ({ recordedBy, kept }: SeenRecord) =>
    recordedBy === owner || (recordedBy === null && kept !== 'synced');
  return (record: SeenRecord) => {
    if (byOthers.length === 0 || !isHers(record) || ids.has(record.id)) return undefined;
    const other = byOthers.find((one) => maybeSame(record, one));
    return (
      other && (
        <SameHint
          name={nameOf(other.recordedBy) ?? ''}
          at={other.startTime ?? ''}
          onRemove={() => onRemove(record)}
          onKeepBoth={() => keepBoth(record.id)}
        />
      )
    );
  };
}

type Props = { name: string; at: string; onRemove: () => void; onKeepBoth: () => void };

function SameHint({ name, at, onRemove, onKeepBoth }: Props) {
  const t = useTexts();
  const words = useRecordWords();
  return (
    <div className="flex flex-wrap items-center gap-2 text-small">
      <p className="text-ink-soft">{t('diaryHistory.same', { name, time: words.time(at) })}</p>
      <Button variant="secondary" onClick={onRemove}>
        {t('diaryHistory.removeMine')}
      </Button>
      <Button variant="quiet" onClick={onKeepBoth}>
        {t('diaryHistory.keepBoth')}
      </Button>
    </div>
  );
}
