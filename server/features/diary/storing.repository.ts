import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { families } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { RecordDelete, RecordPut } from '#shared/diary/record.schema.ts';
import { diaryRecords, diaryVersions } from './diary.table.ts';

const given = (name: string) => sql.placeholder(name);

const before = sql`before as (
  select * from ${diaryRecords} where family_id = ${given('familyId')}::uuid and id = ${given('id')}::uuid)`;

/** What is replaced, for thirty days: what changed, and who changed it. */
const kept = sql`kept as (
  insert into ${diaryVersions} (family_id, id, revision, was, is_conflict, changed_by, replaced_by, replaced_at)
  select family_id, id, revision, to_jsonb(before) - 'family_id' - 'recorded_by' - 'updated_by' - 'import_id',
    coalesce(revision <> ${given('baseRevision')}::int, false), updated_by, ${given('userId')}::uuid, ${given('now')}::timestamptz
  from before, numbered where before.deleted_at is null on conflict do nothing)`;

export const isNewDay = sql`coalesce(recorded_since, '-infinity') <= ${given('now')}::timestamptz - interval '1 day'`;
/** Why nothing is stored: it was deleted, and this is no undo; or it is of another kind. */
export const isRefused = sql`kind <> ${given('kind')} or (deleted_at is not null and not ${given('restore')}::boolean)`;
/** The family's next number, and one more of its records of a day, under the lock that every write of it holds. */
const numbered = (when: SQL) => sql`numbered as (
  update ${families} set change = change + 1,
    recorded_count = case when ${isNewDay} then 1 else recorded_count + 1 end,
    recorded_since = case when ${isNewDay} then ${given('now')}::timestamptz else recorded_since end
  where id = ${given('familyId')}::uuid and not exists (select 1 from before where ${isRefused}) ${when}
  returning change, recorded_count)`;

/**
 * New, edited or put back: one statement, of steps before it and what stores it. What it replaces is kept beside it. Whoever comes later stands, whatever revision
 * she edited; only a deletion is not undone by the way, and the kind never changes. What was imported is the family's own from
 * then on: taking the import back leaves it. The family is held by then, or what is
 * read as `before` might be older than what it replaces; `when` says when else it is not done.
 */
export const putting = (when: SQL) => ({
  steps: sql`${before}, ${numbered(when)}, ${kept}`,
  store: sql`
  insert into ${diaryRecords} as stored (family_id, id, baby_id, kind, start_time, end_time, day, duration_seconds, details,
    notes, time_zone, group_id, revision, change, recorded_by, updated_by, created_at, updated_at)
  select ${given('familyId')}::uuid, ${given('id')}::uuid, ${given('babyId')}::uuid, ${given('kind')}::text,
    ${given('startTime')}::timestamptz, ${given('endTime')}::timestamptz, ${given('day')}::date, ${given('durationSeconds')}::int,
    ${given('details')}::text::jsonb, ${given('notes')}::text, ${given('timeZone')}::text, ${given('groupId')}::uuid,
    coalesce((select revision from before), 0) + 1, numbered.change, ${given('userId')}::uuid, ${given('userId')}::uuid,
    ${given('now')}::timestamptz, ${given('toldAt')}::timestamptz
  from numbered
  on conflict (family_id, id) do update set baby_id = excluded.baby_id, start_time = excluded.start_time,
    end_time = excluded.end_time, day = excluded.day, duration_seconds = excluded.duration_seconds, details = excluded.details,
    notes = excluded.notes, time_zone = excluded.time_zone, group_id = excluded.group_id, import_id = null,
    revision = excluded.revision, change = excluded.change, updated_by = excluded.updated_by, updated_at = excluded.updated_at, deleted_at = null
  where stored.kind = excluded.kind and (stored.deleted_at is null or ${given('restore')}::boolean)
  returning (select recorded_count from numbered) as "recordedToday"`,
});

const putOne = preparedRows<{ recordedToday: number }>('diary_put', () => {
  const { steps, store } = putting(sql``);
  return sql`with ${steps} ${store}`;
});

/** Without a revision it replaces whatever is there: an old phone knows of none. */
type Edited<Write> = Omit<Write, 'familyId' | 'baseRevision'> & { baseRevision: number | null };
type Put = Edited<RecordPut>;

type Putting = { record: Put; userId: UserId; now: Date; toldAt?: Date | undefined };

/** The values of `putting`. */
export const recordValues = (familyId: string, { record, userId, now, toldAt = now }: Putting) => ({
  ...record,
  familyId,
  userId,
  now: now.toISOString(),
  toldAt: toldAt.toISOString(),
  details: JSON.stringify(record.details, (_, told) =>
    typeof told === 'string' ? storableText(told) : told,
  ),
  notes: storableText(record.notes ?? '').trim() || null,
  timeZone: record.timeZone === null ? null : storableText(record.timeZone),
  restore: record.restore ?? false,
});

/** How many the family recorded in a day, or nothing where it was not stored: it was deleted, or is of another kind. */
export async function putRecord(
  db: Database,
  familyId: FamilyId,
  put: Putting,
): Promise<{ recordedToday: number } | undefined> {
  const [stored] = await putOne(db, recordValues(familyId, put));
  return stored;
}

const removeOne = preparedRows(
  'diary_remove',
  () => sql`
  with ${before},
  numbered as (update ${families} set change = change + 1
    where id = ${given('familyId')}::uuid and exists (select 1 from before where deleted_at is null) returning change),
  ${kept}
  update ${diaryRecords} set deleted_at = ${given('now')}::timestamptz, updated_at = ${given('now')}::timestamptz,
    updated_by = ${given('userId')}::uuid, revision = revision + 1, change = numbered.change
  from numbered where family_id = ${given('familyId')}::uuid and id = ${given('id')}::uuid`,
);

/** What is not there, or was deleted before, is as it should be. */
export async function removeRecord(
  db: Database,
  familyId: FamilyId,
  { id, baseRevision, userId, now }: Edited<RecordDelete> & { userId: UserId; now: Date },
): Promise<void> {
  await removeOne(db, { familyId, id, baseRevision, userId, now: now.toISOString() });
}
