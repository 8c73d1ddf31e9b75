import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { families } from '#server/features/family/family.table.ts';
import { placeIn } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Page, pageOf } from '#server/platform/db/page.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import type { Period } from '#server/platform/http/period.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { Breast } from '#shared/nursing/nursing.rules.ts';
import { diaryRecords, diaryVersions } from './diary.table.ts';
import { type RecordedRow, recorded } from './recorded-row.ts';
import { armsOf, type Looking, placesOf, type Seeing, seenBy } from './seeing.ts';

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
