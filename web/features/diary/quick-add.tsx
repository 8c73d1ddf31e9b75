import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from './diary-place.ts';
import { useKinds } from './kinds/kinds-here.ts';
import { recordByHand } from './record-by-hand.ts';

type Props = { place: DiaryPlace; records: readonly SeenRecord[]; onAdd: (record: RecordEnvelope) => void };

/** One tap for each kind: its form opens, filled in as it most probably was. */
export function QuickAdd({ place, records, onAdd }: Props) {
  const t = useTexts();
  const { all } = useKinds();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('diary.quickAdd')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {all.map((kind) => (
          <button
            key={kind.name}
            type="button"
            onClick={() => onAdd(recordByHand(kind, place, records))}
            className="grid min-h-20 place-items-center content-center gap-1 rounded-card border border-control-line bg-card p-2 font-bold hover:bg-blush"
          >
            <kind.Icon size={26} strokeWidth={1.75} aria-hidden className="text-clay" />
            {t(`diary.add_${kind.name}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
