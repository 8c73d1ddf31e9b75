import { and, eq, isNull } from 'drizzle-orm';
import { ownRows, type PersonalRow, type Sheet } from '#server/features/access/personal-data.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { familiesWith, takenAlong } from '#server/features/family/taken-along.ts';
import type { Recorded } from '#shared/diary/kind.ts';
import { type KindName, kindNames, kindOf } from '#shared/diary/kinds.ts';
import { diaryRecords } from './diary.table.ts';

const columns = [
  'familyId',
  'id',
  'babyId',
  'kind',
  'startTime',
  'endTime',
  'day',
  'durationSeconds',
  'details',
  'notes',
  'timeZone',
  'groupId',
  'importId',
  'revision',
  'change',
  'createdAt',
  'updatedAt',
  'deletedAt',
] as const;

const hers = takenAlong(diaryRecords.familyId, diaryRecords.recordedBy);

type Which = {
  kind?: KindName;
  /** Of one family alone, and then what was deleted is left out. */
  familyId?: FamilyId | undefined;
};

/** The records that she may take along, all or some. */
export const diaryRows = ({ kind, familyId }: Which = {}) =>
  ownRows(diaryRecords, {
    columns,
    inOrder: ['familyId', 'change', 'id'],
    parts: familyId ? async () => [familyId] : familiesWith(diaryRecords.familyId, diaryRecords.recordedBy),
    whose: (owner, db) =>
      and(
        hers(owner, db),
        kind && eq(diaryRecords.kind, kind),
        familyId && and(eq(diaryRecords.familyId, familyId), isNull(diaryRecords.deletedAt)),
      ),
  });

/** A table for each kind: whose and when, what the kind itself has to say, and what was noted beside it. */
export const diarySheets = (familyId?: FamilyId): readonly Sheet[] =>
  kindNames.map((kind) => ({
    ...(diaryRows({ kind, familyId }) as Omit<Sheet, 'name' | 'lineOf'>),
    name: `diary_${kind.replaceAll('-', '_')}`,
    lineOf: (row) => lineOf(kind, row),
  }));

function lineOf(name: KindName, row: PersonalRow): PersonalRow {
  const kind = kindOf(name);
  const { family_id, id, baby_id, notes, time_zone, group_id, created_at, updated_at, deleted_at } = row;
  const { day, start_time, end_time, duration_seconds } = row;
  const when = { day: { day }, moment: { start_time }, span: { start_time, end_time, duration_seconds } };
  const record = recordOf(row);
  // Of what was deleted long ago nothing is left to say.
  const isEmpty = Object.keys(record.details as object).length === 0;
  const ofKind = kind.columns.map(({ key, of }) => [columnName(key), isEmpty ? '' : of(record)]);
  const said = { notes, time_zone, group_id, created_at, updated_at, deleted_at };
  return { family_id, id, baby_id, ...when[kind.when], ...Object.fromEntries(ofKind), ...said };
}

/** As the database would name it. */
const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const moment = (value: unknown) => (value instanceof Date ? value.toISOString() : null);

function recordOf(row: PersonalRow): Recorded {
  return {
    id: row.id as string,
    babyId: row.baby_id as string | null,
    startTime: moment(row.start_time),
    endTime: moment(row.end_time),
    day: row.day as Recorded['day'],
    durationSeconds: row.duration_seconds as number | null,
    details: row.details,
    notes: row.notes as string | null,
    timeZone: row.time_zone as string | null,
    groupId: row.group_id as string | null,
  };
}
