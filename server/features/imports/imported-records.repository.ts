import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { diaryRecords } from '#server/features/diary/diary.table.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { families } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { ImportAsked, ImportKnownAnswer, ImportRow } from '#shared/import/import.schema.ts';
import { imports } from './imports.table.ts';

/** Two apps do not write the same minute down: one takes the beginning, the other the tap. */
const sameMinutes = 2;

const asJson = (rows: readonly unknown[]): SQL =>
  sql`${JSON.stringify(rows, (_, told) => (typeof told === 'string' ? storableText(told) : told))}::text::jsonb`;

/** Deleted by the taking back of an import, and by nothing else: another import wakes it. */
const wakes = sql`coalesce(back.taken_back_at = r.deleted_at, false)`;
const backOf = sql`left join ${imports} back on back.family_id = r.family_id and back.id = r.import_id`;

/** Which of them are there, which were deleted by hand, and which somebody may have written down as well. */
export async function knownOf(
  db: Database,
  familyId: FamilyId,
  { records }: ImportAsked,
): Promise<ImportKnownAnswer> {
  const found = await rowsOf<{ id: string; state: keyof ImportKnownAnswer }>(
    db,
    sql`with told as (select * from jsonb_to_recordset(${asJson(records)})
        as one (id uuid, "babyId" uuid, kind text, "startTime" timestamptz, day date, details jsonb)),
      known as (select r.id, r.deleted_at, ${wakes} as wakes from ${diaryRecords} r ${backOf}
        where r.family_id = ${familyId}::uuid and r.id in (select id from told))
      select told.id, case when known.deleted_at is not null then 'deleted' when known.id is not null then 'there'
        else 'maybe' end as state
      from told left join known on known.id = told.id and not known.wakes
      where known.id is not null or ${isBeside(familyId)}`,
  );
  const idsOf = (state: keyof ImportKnownAnswer) =>
    found.flatMap((row) => (row.state === state ? [row.id] : []));
  return { there: idsOf('there'), deleted: idsOf('deleted'), maybe: idsOf('maybe') };
}

/** Another record of the baby and the kind at that moment; or on that day, if it says nothing else. */
const isBeside = (familyId: FamilyId) => {
  const minutes = sql.raw(`interval '${sameMinutes} minutes'`);
  const other = sql`select 1 from ${diaryRecords} r where r.family_id = ${familyId}::uuid and r.kind = told.kind
    and r.baby_id is not distinct from told."babyId" and r.id <> told.id and r.deleted_at is null`;
  const saysNothingElse = sql`not exists (
    select 1 from jsonb_each(told.details) a join jsonb_each(r.details) b using (key)
    where a.value <> b.value and a.value not in ('null', '[]') and b.value not in ('null', '[]'))`;
  return sql`(exists (${other} and r.start_time is not null
      and r.start_time between told."startTime" - ${minutes} and told."startTime" + ${minutes})
    or exists (${other} and r.day is not null and r.day = told.day and ${saysNothingElse}))`;
};

type Storing = {
  importId: string;
  records: readonly ImportRow[];
  userId: UserId;
  now: Date;
};

/**
 * All that is not there yet, and what the taking back of an import deleted, in one statement with a number of the family for
 * each. What is there stays as it is, and so does what somebody deleted by hand. The family is held by then.
 */
export async function storeImported(
  db: Database,
  familyId: FamilyId,
  { importId, records, userId, now }: Storing,
): Promise<number> {
  const rows = records.map((record) => ({ ...record, notes: record.notes?.trim() || null }));
  const at = sql`${now.toISOString()}::timestamptz`;
  const [stored] = await rowsOf<{ taken: number }>(
    db,
    sql`with told as (select * from jsonb_to_recordset(${asJson(rows)})
        as one (id uuid, "babyId" uuid, kind text, "startTime" timestamptz, "endTime" timestamptz, day date,
          "durationSeconds" int, details jsonb, notes text, "timeZone" text, "groupId" uuid)),
      before as (select r.id, r.kind, r.revision, ${wakes} as wakes from ${diaryRecords} r ${backOf}
        where r.family_id = ${familyId}::uuid and r.id in (select id from told)),
      taken as (select told.*, coalesce(before.revision, 0) + 1 as revision, row_number() over () as place
        from told left join before on before.id = told.id
        where before.id is null or (before.wakes and before.kind = told.kind)),
      numbered as (update ${families} set change = change + (select count(*) from taken)
        where id = ${familyId}::uuid and exists (select 1 from taken)
        returning change - (select count(*) from taken) as before),
      stored as (
        insert into ${diaryRecords} (family_id, id, baby_id, kind, start_time, end_time, day, duration_seconds, details,
          notes, time_zone, group_id, import_id, revision, change, recorded_by, updated_by, created_at, updated_at)
        select ${familyId}::uuid, id, "babyId", kind, "startTime", "endTime", day, "durationSeconds", details, notes, "timeZone",
          "groupId", ${importId}::uuid, revision, numbered.before + place, ${userId}::uuid, ${userId}::uuid, ${at}, ${at}
        from taken, numbered
        on conflict (family_id, id) do update set baby_id = excluded.baby_id, start_time = excluded.start_time,
          end_time = excluded.end_time, day = excluded.day, duration_seconds = excluded.duration_seconds,
          details = excluded.details, notes = excluded.notes, time_zone = excluded.time_zone, group_id = excluded.group_id,
          import_id = excluded.import_id, revision = excluded.revision, change = excluded.change,
          updated_by = excluded.updated_by, updated_at = excluded.updated_at, deleted_at = null)
      select count(*)::int as taken from taken`,
  );
  return stored?.taken ?? 0;
}

/** How many of each kind the family has, of those of which it may have only so many. */
export async function countsOf(
  db: Database,
  familyId: FamilyId,
  kinds: readonly KindName[],
): Promise<Map<KindName, number>> {
  if (kinds.length === 0) return new Map();
  const rows = await rowsOf<{ kind: KindName; count: number }>(
    db,
    sql`select kind, count(*)::int as count from ${diaryRecords} where family_id = ${familyId}::uuid
      and deleted_at is null and kind in (${sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      )}) group by kind`,
  );
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/**
 * What an import brought and nobody has edited since is gone, each with a number of the family, so that every phone learns
 * of it. An edit makes a record the family's own (`storing.repository.ts`), and what was deleted by hand is gone already.
 */
export async function removeImported(
  db: Database,
  familyId: FamilyId,
  { importId, userId, now }: Omit<Storing, 'records'>,
): Promise<{ deleted: number; before: number }> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ deleted: number; before: number }>(
    db,
    sql`with named as (select id, change, deleted_at from ${diaryRecords}
        where family_id = ${familyId}::uuid and import_id = ${importId}::uuid),
      gone as (select id, row_number() over (order by change) as place from named where deleted_at is null),
      numbered as (update ${families} set change = change + (select count(*) from gone)
        where id = ${familyId}::uuid and exists (select 1 from gone)
        returning change - (select count(*) from gone) as before),
      deleted as (update ${diaryRecords} as record set deleted_at = ${at}, updated_at = ${at}, updated_by = ${userId}::uuid,
          revision = record.revision + 1, change = numbered.before + gone.place
        from gone, numbered where record.family_id = ${familyId}::uuid and record.id = gone.id)
      select (select count(*) from gone)::int as deleted,
        (select count(*) from named where deleted_at is not null)::int as before`,
  );
  return row ?? { deleted: 0, before: 0 };
}
