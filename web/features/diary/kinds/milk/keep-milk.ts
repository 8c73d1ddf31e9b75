import type { MilkPlace } from '#shared/diary/kinds/milk.ts';
import { pumpedMl } from '#shared/diary/kinds/pumping.ts';
import { recordedIn } from '#shared/diary/place.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { putRecord } from '../../record-writes.ts';

/** What was drawn goes to the stock, as one container, if she says where. */
export async function keepPumped(
  place: DiaryPlace,
  pumped: RecordEnvelope<'pumping'>,
  keepIn: MilkPlace | null,
): Promise<void> {
  const ml = pumpedMl(pumped);
  if (keepIn === null || !(ml > 0)) return;
  const record: RecordEnvelope<'milk'> = {
    id: crypto.randomUUID(),
    babyId: pumped.babyId ?? place.babyId,
    kind: 'milk',
    startTime: pumped.endTime,
    endTime: null,
    day: null,
    durationSeconds: null,
    details: { ml, place: keepIn, thawedAt: null, gone: null, label: null },
    notes: null,
    timeZone: deviceTimeZone(),
    groupId: null,
  };
  await putRecord({ familyId: recordedIn(place), record });
}
