import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import type { DiaryPlace } from './diary-place.ts';
import type { ShownKind } from './kinds/kind-parts.ts';

/** One that she adds afterwards, filled in as it most probably was. */
export function recordByHand(
  { name: kind, byHand }: ShownKind,
  { babyId }: DiaryPlace,
  records: readonly SeenRecord[],
): RecordEnvelope {
  const zone = deviceTimeZone();
  const last = records.find((record) => record.kind === kind);
  return {
    id: crypto.randomUUID(),
    babyId,
    kind,
    ...byHand({ now: new Date(), zone, last }),
    notes: null,
    timeZone: zone,
    groupId: null,
  } as RecordEnvelope;
}
