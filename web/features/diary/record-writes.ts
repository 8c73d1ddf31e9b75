import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { DiaryWriteKind, RecordDelete, RecordEnvelope, RecordPut } from '#shared/diary/record.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import { baseRevision } from './base-revision.ts';

/** What the diary says to the server, and the only place that says it: by the outbox, so that it arrives, once. */
type RecordWriteKind = Extract<DiaryWriteKind, `record.${string}`>;
const add = (kind: RecordWriteKind, body: RecordPut | RecordDelete) =>
  outbox.add(kind, body, { supersedes: body.id });

type Put = {
  familyId: string | null;
  record: RecordEnvelope;
  before?: { revision: number } | undefined;
  restore?: true;
};

function bodyOf({ familyId, record, before, restore }: Put): RecordPut {
  const { id, babyId, kind, startTime, endTime, day, durationSeconds, details } = record;
  const { notes, timeZone, groupId } = record;
  const when = { startTime, endTime, day, durationSeconds };
  const told = { id, babyId, kind, ...when, details, notes, timeZone, groupId } as RecordEnvelope;
  return {
    ...told,
    familyId,
    baseRevision: revisionOf('record.put', id, before),
    ...(restore && { restore }),
  };
}

const revisionOf = (kind: RecordWriteKind, id: string, before: { revision: number } | undefined) =>
  baseRevision(outbox.snapshot().writes, { kind, id }, before);

/** Resolves once the phone has it, also where the browser lets nothing be kept: then it lives in the page. */
export const putRecord = (put: Put): Promise<void> => add('record.put', bodyOf(put));
/** A refused write, said better. One of before there were families is said anew: the server would read it as what it was. */
export function mendRecord(writeId: string, put: Put): Promise<void> {
  const isOld = outbox.snapshot().writes.some(({ id, kind }) => id === writeId && kind !== 'record.put');
  if (!isOld) return outbox.mend(writeId, bodyOf(put));
  discardWrite(writeId);
  return putRecord(put);
}
export const discardWrite = (writeId: string): void => void outbox.discard(writeId);
/** Answers with the record's revision once it is deleted: what an undo is made of. */
export function deleteRecord(
  familyId: string | null,
  { id, revision }: Pick<SeenRecord, 'id' | 'revision'>,
): { revision: number } {
  const base = revisionOf('record.delete', id, { revision });
  void add('record.delete', { familyId, id, baseRevision: base });
  return { revision: base + 1 };
}
