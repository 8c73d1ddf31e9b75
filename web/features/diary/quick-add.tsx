import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DiaryPlace } from './diary-place.ts';
import { offeredKinds, partsOf } from './kinds/all-kinds.ts';

type Props = { place: DiaryPlace; records: readonly SeenRecord[]; onAdd: (record: RecordEnvelope) => void };

/** One tap for each kind: its form opens, filled in as it most probably was. */
export function QuickAdd({ place, records, onAdd }: Props) {
  const t = useTexts();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{t('diary.quickAdd')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {offeredKinds.map((kind) => {
          const { Icon } = partsOf(kind);
          return (
            <button
              key={kind}
              type="button"
              onClick={() => onAdd(recordByHand(kind, place, records))}
              className="grid min-h-20 place-items-center content-center gap-1 rounded-card border border-control-line bg-card p-2 font-bold hover:bg-blush"
            >
              <Icon size={26} strokeWidth={1.75} aria-hidden className="text-clay" />
              {t(`diary.add_${kind}`)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

function recordByHand(
  kind: KindName,
  { babyId }: DiaryPlace,
  records: readonly SeenRecord[],
): RecordEnvelope {
  const zone = deviceTimeZone();
  const last = records.find((record) => record.kind === kind);
  return {
    id: crypto.randomUUID(),
    babyId,
    kind,
    ...partsOf(kind).byHand({ now: new Date(), zone, last }),
    notes: null,
    timeZone: zone,
    groupId: null,
  } as RecordEnvelope;
}
