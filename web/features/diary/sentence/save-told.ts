import { recordedIn } from '#shared/diary/place.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import type { DiaryPlace } from '../diary-place.ts';
import { deleteRecord, putRecord } from '../record-writes.ts';

/** Breast and bottle of one sentence, one of each and of one baby, are one sitting: they know of each other. */
export function asOneSitting(records: readonly RecordEnvelope[]): RecordEnvelope[] {
  const [feeds, bottles] = (['feed', 'bottle'] as const).map((name) =>
    records.filter(({ kind }) => kind === name),
  );
  const [feed, bottle] = [feeds?.[0], bottles?.[0]];
  const isOne = feeds?.length === 1 && bottles?.length === 1 && feed?.babyId === bottle?.babyId;
  if (!isOne || !feed || !bottle || !isSoonAfter(feed, bottle)) return [...records];
  const groupId = crypto.randomUUID();
  return records.map((record) => (record === feed || record === bottle ? { ...record, groupId } : record));
}

/** What is further apart are two meals. */
const oneSittingMs = 30 * 60_000;

function isSoonAfter(feed: RecordEnvelope, bottle: RecordEnvelope): boolean {
  const at = Date.parse(bottle.startTime ?? '');
  const [from, to] = [feed.startTime, feed.endTime].map((moment) => Date.parse(moment ?? ''));
  return at >= (from ?? Number.NaN) - oneSittingMs && at <= (to ?? Number.NaN) + oneSittingMs;
}

/** Resolves once the phone has all of them. Under the same ids: said again, they are the same. */
export async function saveTold(place: DiaryPlace, records: readonly RecordEnvelope[]): Promise<void> {
  for (const record of asOneSitting(records)) await putRecord({ familyId: recordedIn(place), record });
}

/** Whatever of them the server has, it has it as it was first said. */
export function takeBack(place: DiaryPlace, records: readonly RecordEnvelope[]): void {
  for (const { id } of records) deleteRecord(recordedIn(place), { id, revision: 1 });
}
