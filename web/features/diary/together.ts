import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { recordedIn } from '#shared/diary/place.rules.ts';
import type { DiaryRecord, RecordEnvelope } from '#shared/diary/record.schema.ts';
import type { DiaryPlace } from './diary-place.ts';
import { offlineCopy } from './offline-copy.ts';
import { putRecord } from './record-writes.ts';

/** For both: one record each, which know of each other. The first is the one that was made. */
export function ofEach(made: RecordEnvelope, whose: readonly string[]): RecordEnvelope[] {
  const groupId = whose.length > 1 ? crypto.randomUUID() : made.groupId;
  return whose.map((babyId, index) => ({
    ...made,
    babyId,
    groupId,
    ...(index > 0 && { id: crypto.randomUUID() }),
  }));
}

/** A bottle of the same sitting as a feed: from its end, in one group with it. */
export const bottleBeside = (feed: SeenRecord, bottle: RecordEnvelope): RecordEnvelope => ({
  ...bottle,
  babyId: feed.babyId,
  startTime: feed.endTime ?? bottle.startTime,
  groupId: feed.groupId ?? crypto.randomUUID(),
});

/** Those that were recorded together with it, of the days that this phone keeps. */
export function recordedTogether({ owner, familyId }: DiaryPlace, record: SeenRecord): DiaryRecord[] {
  const copy = record.groupId === null ? undefined : offlineCopy(familyId).read(owner);
  return (
    copy?.records.filter(
      ({ groupId, id, kind }) => groupId === record.groupId && id !== record.id && kind === record.kind,
    ) ?? []
  );
}

/** The same is said of the others: each stays its baby's. */
export async function changeTogether(
  place: DiaryPlace,
  made: RecordEnvelope,
  others: readonly DiaryRecord[],
): Promise<void> {
  for (const other of others) {
    const { id, babyId, groupId } = other;
    const record = { ...made, id, babyId, groupId } as RecordEnvelope;
    await putRecord({ familyId: recordedIn(place), record, before: other });
  }
}
