import { isoInstant } from '#server/platform/db/iso-instant.ts';
import type { DiaryVersionsAnswer, FamilyTimer } from '#shared/diary/diary.schema.ts';
import type { DiaryRecord, Tombstone } from '#shared/diary/record.schema.ts';
import type { Role } from '#shared/family/family.schema.ts';
import type { RecordedRow } from './recorded-row.ts';
import type { VersionRow } from './records.repository.ts';
import type { OpenTimer } from './timers.repository.ts';

const maybe = (moment: string | null): string | null => moment && isoInstant(moment);

/** Notes are between those who care: a guest is told none. */
export function presentRecord(row: RecordedRow, role: Role): DiaryRecord {
  const record = {
    id: row.id,
    babyId: row.babyId,
    kind: row.kind,
    startTime: maybe(row.startTime),
    endTime: maybe(row.endTime),
    day: row.day,
    durationSeconds: row.durationSeconds,
    details: row.details,
    notes: role === 'guest' ? null : row.notes,
    timeZone: row.timeZone,
    groupId: row.groupId,
    revision: row.revision,
    change: row.change,
    recordedBy: row.recordedBy,
    updatedBy: row.updatedBy,
    createdAt: isoInstant(row.createdAt),
    updatedAt: isoInstant(row.updatedAt),
    ...(row.replaced && { replaced: { by: row.replaced.by, at: isoInstant(row.replaced.at) } }),
  };
  // Its details passed the schema of its kind when they came in.
  return record as DiaryRecord;
}

export const presentTombstone = ({ id, change, deletedAt }: RecordedRow): Tombstone => ({
  id,
  change,
  deletedAt: isoInstant(deletedAt ?? ''),
});

export function presentTimer({ kind, babyId, startedBy, state }: OpenTimer, role: Role): FamilyTimer {
  return {
    id: state.id,
    stretches: state.stretches.map(({ side, from, to }) => ({ side, from, to })),
    stoppedAt: state.stoppedAt,
    notes: role === 'guest' ? '' : state.notes,
    revision: state.revision,
    timeZone: state.timeZone,
    kind,
    babyId,
    startedBy,
  };
}

const inCode = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** As it was before somebody replaced it; it is kept by the names of its columns. */
export function presentVersion(
  { revision, was, changedBy, replacedBy, replacedAt }: VersionRow,
  role: Role,
): DiaryVersionsAnswer['versions'][number] {
  const row = Object.fromEntries(Object.entries(was).map(([column, value]) => [inCode(column), value]));
  const people = { recordedBy: null, updatedBy: changedBy };
  return {
    revision,
    was: presentRecord({ ...(row as RecordedRow), ...people, replaced: null }, role),
    by: replacedBy,
    at: replacedAt.toISOString(),
  };
}
