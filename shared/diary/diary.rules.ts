import type { CalendarDate } from '../time/calendar-date.ts';
import { type DayBounds, newestFirst, recordsByDay } from '../timer/log.rules.ts';
import { layOver, type PendingWrite, type Seen } from '../timer/merge.rules.ts';
import type { Recorded } from './kind.ts';
import { asRecordWrite } from './old-writes.rules.ts';
import type { Looked } from './place.rules.ts';
import type { DiaryRecord, RecordPut } from './record.schema.ts';

/** A record, and where it is: in the account, on the phone alone, or refused and to be mended. */
export type SeenRecord = Seen<DiaryRecord>;

type Putting = {
  before?: DiaryRecord | undefined;
  revision?: number;
  /** Who put it, and when. */
  by?: string | null;
  at?: string;
};

/** What a put makes of a record, until the server has told it itself. */
export function recordOfPut(
  { familyId: _, restore: __, baseRevision, ...envelope }: RecordPut,
  { before, revision = baseRevision, by = null, at = '' }: Putting,
): DiaryRecord {
  const { change = 0, recordedBy = by, createdAt = at } = before ?? {};
  return { ...envelope, revision, change, recordedBy, updatedBy: by, createdAt, updatedAt: at };
}

/** What the family's diary holds, with what this phone has not sent yet on top. Newest first. */
export function merged(
  fromServer: readonly DiaryRecord[],
  pendingWrites: readonly PendingWrite[],
  looked: Looked,
): SeenRecord[] {
  const ours = pendingWrites.map(asRecordWrite).filter(({ body }) => isOf(body, looked.familyId));
  return layOver(fromServer, ours, {
    put: 'record.put',
    remove: 'record.delete',
    recordOf: ({ body, madeAt = 0, isAcknowledged }, before) => {
      // Made before this phone knew a family, it is of the baby that is seen here.
      const babyId = (body as RecordPut).familyId === null ? (before ?? looked).babyId : undefined;
      const put = { ...(body as RecordPut), ...(babyId !== undefined && { babyId }) };
      const revision = put.baseRevision + (isAcknowledged ? 1 : 0);
      return recordOfPut(put, { before, revision, at: new Date(madeAt).toISOString() });
    },
  })
    .filter((record) => isLookedAt(record, looked.babyId))
    .sort(latestFirst);
}

/** What names no family is of hers, whichever that is. */
export function isOf(body: unknown, familyId: string | null): boolean {
  if (typeof body !== 'object' || body === null || !('familyId' in body)) return false;
  return body.familyId === familyId || body.familyId === null;
}

/** Seen with the baby it is of; what is of nobody in particular is seen with each. */
export const isLookedAt = ({ babyId }: Pick<Recorded, 'babyId'>, looked: string | null): boolean =>
  looked === null || babyId === null || babyId === looked;

/** Whether the notes hold what is looked for, as the server finds it. */
export const notesHold = ({ notes }: Pick<Recorded, 'notes'>, q: string | undefined): boolean =>
  !q || (notes?.toLowerCase().includes(q.toLowerCase()) ?? false);

type Placed = Pick<Recorded, 'id' | 'startTime' | 'day'> & { createdAt?: string };
const hasBegun = <Record extends Placed>(record: Record): record is Record & { startTime: string } =>
  record.startTime !== null;

/**
 * Newest first. What has only a day stands before the moments of that day in UTC, what was told last before the rest;
 * `byDay` knows her days.
 */
export function latestFirst(a: Placed, b: Placed): number {
  if (hasBegun(a) && hasBegun(b)) return newestFirst(a, b);
  return placeOf(b) - placeOf(a) || compare(b.createdAt ?? '', a.createdAt ?? '') || compare(b.id, a.id);
}
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const placeOf = ({ startTime, day }: Placed) => Date.parse(startTime ?? `${day}T23:59:59.999Z`);

/** Newest day first: in it first what has only the day, then the moments, newest first. */
export function byDay<Record extends Placed>(
  records: readonly Record[],
  { timeZone, dayStartHour }: DayBounds,
): { day: CalendarDate; records: Record[] }[] {
  const days = new Map<CalendarDate, Record[]>();
  for (const record of records)
    if (record.day !== null) days.set(record.day, [...(days.get(record.day) ?? []), record]);
  for (const [day, begun] of recordsByDay(records.filter(hasBegun), timeZone, dayStartHour))
    days.set(day, [...(days.get(day) ?? []), ...begun]);
  return [...days].map(([day, ofDay]) => ({ day, records: ofDay })).sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** Two who care for one baby may both write down what happened once. */
const sameWithinMinutes = 10;

/** Whether two records may be one: of one baby and kind, by two people, begun within minutes. Said, never decided. */
export function maybeSame(a: DiaryRecord, b: DiaryRecord): boolean {
  return (
    a.id !== b.id &&
    a.kind === b.kind &&
    a.babyId === b.babyId &&
    a.recordedBy !== b.recordedBy &&
    a.startTime !== null &&
    b.startTime !== null &&
    Math.abs(Date.parse(a.startTime) - Date.parse(b.startTime)) <= sameWithinMinutes * 60_000
  );
}
