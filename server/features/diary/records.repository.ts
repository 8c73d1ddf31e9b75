import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { families } from '#server/features/family/family.table.ts';
import { placeIn } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Page, pageOf } from '#server/platform/db/page.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { Period } from '#server/platform/http/period.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { RecordDelete, RecordPut } from '#shared/diary/record.schema.ts';
import type { Breast } from '#shared/nursing/nursing.rules.ts';
import { diaryRecords, diaryVersions } from './diary.table.ts';
import { type RecordedRow, recorded } from './recorded-row.ts';
import { armsOf, type Looking, placesOf, type Seeing, seenBy } from './seeing.ts';

const given = (name: string) => sql.placeholder(name);

const before = sql`before as (
  select * from ${diaryRecords} where family_id = ${given('familyId')}::uuid and id = ${given('id')}::uuid)`;

/** What is replaced, for thirty days: what changed, and who changed it. */
const kept = sql`kept as (
  insert into ${diaryVersions} (family_id, id, revision, was, is_conflict, changed_by, replaced_by, replaced_at)
  select family_id, id, revision, to_jsonb(before) - 'family_id' - 'recorded_by' - 'updated_by' - 'import_id',
    coalesce(revision <> ${given('baseRevision')}::int, false), updated_by, ${given('userId')}::uuid, ${given('now')}::timestamptz
  from before, numbered where before.deleted_at is null on conflict do nothing)`;

const isNewDay = sql`coalesce(recorded_since, '-infinity') <= ${given('now')}::timestamptz - interval '1 day'`;
/** The family's next number, and one more of its records of a day, under the lock that every write of it holds. */
const numbered = sql`numbered as (
  update ${families} set change = change + 1,
    recorded_count = case when ${isNewDay} then 1 else recorded_count + 1 end,
    recorded_since = case when ${isNewDay} then ${given('now')}::timestamptz else recorded_since end
  where id = ${given('familyId')}::uuid and not exists (select 1 from before
    where kind <> ${given('kind')} or (deleted_at is not null and not ${given('restore')}::boolean))
  returning change, recorded_count)`;

/**
 * New, edited or put back: one statement. What it replaces is kept beside it. Whoever comes later stands, whatever revision
 * she edited; only a deletion is not undone by the way, and the kind never changes. The family is held by then, or what is
 * read as `before` might be older than what it replaces.
 */
const putOne = preparedRows<{ recordedToday: number }>(
  'diary_put',
  () => sql`
  with ${before}, ${numbered}, ${kept}
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
    notes = excluded.notes, time_zone = excluded.time_zone, group_id = excluded.group_id, revision = excluded.revision,
    change = excluded.change, updated_by = excluded.updated_by, updated_at = excluded.updated_at, deleted_at = null
  where stored.kind = excluded.kind and (stored.deleted_at is null or ${given('restore')}::boolean)
  returning (select recorded_count from numbered) as "recordedToday"`,
);

/** Without a revision it replaces whatever is there: an old phone knows of none. */
type Edited<Write> = Omit<Write, 'familyId' | 'baseRevision'> & { baseRevision: number | null };
type Put = Edited<RecordPut>;

/** How many the family recorded in a day, or nothing where it was not stored: it was deleted, or is of another kind. */
export async function putRecord(
  db: Database,
  familyId: FamilyId,
  {
    record,
    userId,
    now,
    toldAt = now,
  }: { record: Put; userId: UserId; now: Date; toldAt?: Date | undefined },
): Promise<{ recordedToday: number } | undefined> {
  const [stored] = await putOne(db, {
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

/** What a record was before its edits, newest first. */
export const versionsOf = (db: Database, familyId: FamilyId, id: string) =>
  db
    .select({
      revision: diaryVersions.revision,
      was: diaryVersions.was,
      changedBy: diaryVersions.changedBy,
      replacedBy: diaryVersions.replacedBy,
      replacedAt: diaryVersions.replacedAt,
    })
    .from(diaryVersions)
    .where(and(eq(diaryVersions.familyId, familyId), eq(diaryVersions.id, id)))
    .orderBy(desc(diaryVersions.revision));

export type VersionRow = Awaited<ReturnType<typeof versionsOf>>[number];

/** Where a feed at both breasts ended, as far as it was told. */
export async function lastSideOf(db: Database, familyId: FamilyId, id: string): Promise<Breast | null> {
  const one = and(eq(diaryRecords.familyId, familyId), eq(diaryRecords.id, id));
  const [row] = await db
    .select({ lastSide: sql<Breast | null>`${diaryRecords.details}->>'lastSide'` })
    .from(diaryRecords)
    .where(one);
  return row?.lastSide ?? null;
}

/** Why nothing was stored under that id. */
export async function kindStored(
  db: Database,
  familyId: FamilyId,
  id: string,
): Promise<KindName | undefined> {
  const one = and(eq(diaryRecords.familyId, familyId), eq(diaryRecords.id, id));
  const [row] = await db.select({ kind: diaryRecords.kind }).from(diaryRecords).where(one);
  return row?.kind;
}

export const countOthers = (
  db: Database,
  familyId: FamilyId,
  { kind, id }: { kind: KindName; id: string },
): Promise<number> =>
  db.$count(
    diaryRecords,
    and(
      eq(diaryRecords.familyId, familyId),
      eq(diaryRecords.kind, kind),
      ne(diaryRecords.id, id),
      isNull(diaryRecords.deletedAt),
    ),
  );

type Ranged = {
  baby: Looking;
  kind: KindName | undefined;
  period: Period;
  limit: number;
  cursor?: string | null | undefined;
};

/**
 * Any of it lies in the period; newest first. Nothing lasts longer than a day, so that older ones need not be looked at. What
 * has only a day counts from its midnight in UTC.
 */
export async function recordsInPeriod(
  db: Database,
  seeing: Seeing,
  { baby, kind, period: { from, to }, limit, cursor }: Ranged,
): Promise<Page<RecordedRow>> {
  const [first, last] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`];
  const at = sql`coalesce(r.start_time, r.day::timestamp at time zone 'UTC')`;
  const place = placeIn(cursor);
  const wanted = sql`${seenBy(seeing)} and r.deleted_at is null ${kind ? sql`and r.kind = ${kind}` : sql``}
    ${place ? sql`and (${at}, r.id) < (${place.at}::timestamptz, ${place.id}::uuid)` : sql``}`;
  const rows = sql`${limit + 1}::int`;
  const arms = armsOf(baby).flatMap((ofBaby) =>
    placesOf(kind, {
      moments: sql`(select r.* from ${diaryRecords} r where ${wanted} ${ofBaby} and r.start_time is not null
          and r.start_time < ${last} and r.start_time >= ${first} - interval '24 hours'
          and (r.end_time > ${first} or r.start_time >= ${first})
        order by r.start_time desc, r.id desc limit ${rows})`,
      days: sql`(select r.* from ${diaryRecords} r where ${wanted} ${ofBaby} and r.day is not null
          and r.day between (${first} at time zone 'UTC')::date and (${last} at time zone 'UTC')::date
        order by r.day desc, r.id desc limit ${rows})`,
    }),
  );
  const found = await rowsOf<RecordedRow & { position: string }>(
    db,
    sql`with told as materialized (${sql.join(arms, sql` union all `)}),
      page as materialized (select r.* from told r order by ${at} desc, r.id desc limit ${rows})
      select ${recorded}, ${at}::text || ' ' || r.id::text as position from page r order by ${at} desc, r.id desc`,
  );
  return pageOf(found, limit);
}

/** Those of a kind that began in the period, as they followed each other: what is read from top to bottom wants it so. */
export async function recordsBegunIn(
  db: Database,
  seeing: Seeing,
  { baby, kind, period: { from, to }, limit, cursor }: Ranged & { kind: KindName },
): Promise<Page<RecordedRow>> {
  const place = placeIn(cursor);
  const rows = sql`${limit + 1}::int`;
  const arms = armsOf(baby).map(
    (ofBaby) => sql`(select r.* from ${diaryRecords} r where ${seenBy(seeing)} and r.deleted_at is null
      and r.kind = ${kind} ${ofBaby} and r.start_time >= ${from.toISOString()}::timestamptz
      and r.start_time < ${to.toISOString()}::timestamptz
      ${place ? sql`and (r.start_time, r.id) > (${place.at}::timestamptz, ${place.id}::uuid)` : sql``}
      order by r.start_time, r.id limit ${rows})`,
  );
  const found = await rowsOf<RecordedRow & { position: string }>(
    db,
    sql`with page as materialized (
        select told.* from (${sql.join(arms, sql` union all `)}) told order by told.start_time, told.id limit ${rows})
      select ${recorded}, r.start_time::text || ' ' || r.id::text as position from page r order by r.start_time, r.id`,
  );
  return pageOf(found, limit);
}

/** All of a kind of which a family has only so many: newest day first, and in it what was told last. */
export async function allOfKind(
  db: Database,
  seeing: Seeing,
  { baby, kind }: { baby: Looking; kind: KindName },
): Promise<RecordedRow[]> {
  const arms = armsOf(baby).map(
    (ofBaby) => sql`(select r.* from ${diaryRecords} r where ${seenBy(seeing)} and r.deleted_at is null
      and r.day is not null and r.kind = ${kind} ${ofBaby})`,
  );
  return rowsOf<RecordedRow>(
    db,
    sql`with told as materialized (${sql.join(arms, sql` union all `)})
      select ${recorded} from told r order by r.day desc, r.created_at desc, r.id desc`,
  );
}

/** What was done after a number, in its order; `now` is the family's number at the same moment. */
export async function changesAfter(
  db: Database,
  seeing: Seeing,
  { after, limit }: { after: number; limit: number },
): Promise<{ now: number; rows: RecordedRow[] }> {
  const found = await rowsOf<{ now: number; row: RecordedRow | null }>(
    db,
    sql`select family.change::float8 as now, to_jsonb(told) as row
      from ${families} family left join lateral (
        select ${recorded} from (select r.* from ${diaryRecords} r where ${seenBy(seeing)} and r.change > ${after}
          order by r.change limit ${limit}) r) told on true
      where family.id = ${seeing.familyId}::uuid order by (told.change)`,
  );
  return { now: found[0]?.now ?? 0, rows: found.flatMap(({ row }) => row ?? []) };
}
