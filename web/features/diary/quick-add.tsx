import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from './diary-place.ts';
import type { ShownKind } from './kinds/kind-parts.ts';
import { useKinds } from './kinds/kinds-here.ts';
import { recordByHand } from './record-by-hand.ts';

type Props = { place: DiaryPlace; records: readonly SeenRecord[]; onAdd: (record: RecordEnvelope) => void };

/** Two rows under the thumb; the others are one tap away. */
const atOnce = 6;

/** One tap for each kind: its form opens, filled in as it most probably was. What she records most comes first. */
export function QuickAdd({ place, records, onAdd }: Props) {
  const t = useTexts();
  const { all } = useKinds();
  const kinds = useOrderByUse(all, records);
  const [showsAll, setShowsAll] = useState(kinds.length <= atOnce);
  const shown = showsAll ? kinds : kinds.slice(0, atOnce - 1);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('timeline.quickAdd')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {shown.map((kind) => (
          <Tile
            key={kind.name}
            icon={<kind.Icon size={26} strokeWidth={1.75} aria-hidden className="text-clay" />}
            onTap={() => onAdd(recordByHand(kind, place, records))}
          >
            {kind.words.name(t)}
          </Tile>
        ))}
        {!showsAll && (
          <Tile
            icon={<Ellipsis size={26} strokeWidth={1.75} aria-hidden className="text-clay" />}
            onTap={() => setShowsAll(true)}
          >
            {t('timeline.moreKinds')}
          </Tile>
        )}
      </div>
    </fieldset>
  );
}

function Tile({ icon, onTap, children }: { icon: ReactNode; onTap: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onTap}
      className="grid min-h-20 min-w-0 place-items-center content-center gap-1 rounded-card border border-control-line bg-card p-2 text-center font-bold hover:bg-blush"
    >
      {icon}
      {children}
    </button>
  );
}

/** By what was recorded lately. Once it stands it stays: nothing moves away from under her thumb. */
function useOrderByUse(kinds: readonly ShownKind[], records: readonly SeenRecord[]): readonly ShownKind[] {
  const timesOf = (kind: ShownKind) => records.filter((record) => record.kind === kind.name).length;
  const order = () => kinds.toSorted((a, b) => timesOf(b) - timesOf(a));
  const [ordered, setOrdered] = useState({ by: records.length, kinds: order() });
  if (ordered.by === 0 && records.length > 0) setOrdered({ by: records.length, kinds: order() });
  return ordered.kinds;
}
