import { sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { babies, families } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { list } from '#server/platform/db/literals.ts';
import { rowsOf, storedRow } from '#server/platform/db/rows.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { type KindName, kindNames, kindOf } from '#shared/diary/kinds.ts';
import type { RecordTimerPut } from '#shared/diary/record.schema.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import { diaryRecords, diaryTimers } from './diary.table.ts';
import { type RecordedRow, recorded } from './recorded-row.ts';
import { type Seeing, seenBy } from './seeing.ts';

/** A record keeps its timer's id: whatever a late phone still says about that timer, it was saved, or saved and deleted. */
const notSaved = sql`not exists (select 1 from ${diaryRecords} saved where saved.family_id = t.family_id and saved.id = t.id)`;

/** Of two phones the larger revision stands, whichever arrives last; of equal ones that which came first. */
export async function putTimer(
  db: Database,
  familyId: FamilyId,
  { timer, userId, now }: { timer: RecordTimerPut; userId: UserId; now: Date },
): Promise<void> {
  const { familyId: _, babyId, kind, ...told } = timer;
  const state = { ...told, notes: storableText(told.notes), timeZone: storableText(told.timeZone) };
  await db.execute(sql`
    with numbered as (update ${families} set change = change + 1 where id = ${familyId}::uuid returning change)
    insert into ${diaryTimers} as stored (family_id, id, baby_id, kind, state, revision, started_by, updated_at)
    select ${familyId}::uuid, ${timer.id}::uuid, ${babyId}::uuid, ${kind}, ${JSON.stringify(state)}::text::jsonb,
      ${timer.revision}::int, ${userId}::uuid, ${now.toISOString()}::timestamptz
    from numbered where not exists (select 1 from ${diaryRecords} where family_id = ${familyId}::uuid and id = ${timer.id}::uuid)
    on conflict (family_id, id) do update set baby_id = excluded.baby_id, state = excluded.state, revision = excluded.revision,
      updated_at = excluded.updated_at
    where stored.revision < excluded.revision and stored.kind = excluded.kind`);
}

/** What it held is forgotten at once; only that it is gone, and at which revision, is remembered. */
export async function removeTimer(
  db: Database,
  familyId: FamilyId,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    with numbered as (update ${families} set change = change + 1 where id = ${familyId}::uuid returning change)
    update ${diaryTimers} set state = null, updated_at = ${now.toISOString()}::timestamptz from numbered
    where family_id = ${familyId}::uuid and id = ${id}::uuid and state is not null`);
}

/** Whatever was under way for a baby that is no longer spoken of: nobody is asked to save it. */
export async function endTimersOf(
  db: Database,
  familyId: FamilyId,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db.execute(sql`update ${diaryTimers} set state = null, updated_at = ${now.toISOString()}::timestamptz
    where family_id = ${familyId}::uuid and baby_id = ${id}::uuid and state is not null`);
}

export async function otherOpenTimers(
  db: Database,
  familyId: FamilyId,
  { kind, id }: { kind: KindName; id: string },
): Promise<number> {
  const [row] = await rowsOf<{ open: number }>(
    db,
    sql`select count(*)::int as open from ${diaryTimers} t where t.family_id = ${familyId}::uuid and t.kind = ${kind}
      and t.id <> ${id}::uuid and t.state is not null and ${notSaved}`,
  );
  return row?.open ?? 0;
}

export type OpenTimer = { kind: KindName; babyId: string | null; startedBy: string | null; state: Timer };
type Now = { change: number; timers: OpenTimer[]; last: RecordedRow[] };

/** The newest of each baby and kind, and of nobody in particular: each one step in one index. */
function lastOfEach(seeing: Seeing) {
  const newest = (kind: KindName, ofBaby: ReturnType<typeof sql>) => {
    const [isOne, order] =
      kindOf(kind).when === 'day'
        ? [sql`r.day is not null`, sql`r.day desc, r.id desc`]
        : [sql`r.start_time is not null`, sql`r.start_time desc, r.id desc`];
    return sql`select r.* from ${diaryRecords} r where ${seenBy(seeing)} and r.deleted_at is null and r.kind = ${kind}
      and ${ofBaby} and ${isOne} order by ${order} limit 1`;
  };
  const arms = kindNames.flatMap((kind) => [
    sql`(select newest.* from ${babies} b, lateral (${newest(kind, sql`r.baby_id = b.id`)}) newest
      where b.family_id = ${seeing.familyId}::uuid)`,
    sql`(${newest(kind, sql`r.baby_id is null`)})`,
  ]);
  return sql.join(arms, sql` union all `);
}

/** What is under way in the whole family, in one statement. */
export async function familyNow(db: Database, seeing: Seeing): Promise<Now> {
  const isSeen = sql`t.kind in (${list(kindNames.filter((name) => seeing.role !== 'guest' || kindOf(name).visibleTo === 'guest'))})`;
  const rows = await rowsOf<Now>(
    db,
    sql`select family.change::float8 as change,
      (select coalesce(json_agg(json_build_object('kind', t.kind, 'babyId', t.baby_id, 'startedBy', t.started_by, 'state', t.state)
          order by t.updated_at, t.id), '[]')
        from ${diaryTimers} t where t.family_id = family.id and t.state is not null and ${isSeen} and ${notSaved}) as timers,
      (select coalesce(json_agg(to_jsonb(told)), '[]') from (select ${recorded} from (${lastOfEach(seeing)}) r) told) as last
      from ${families} family where family.id = ${seeing.familyId}::uuid`,
  );
  return storedRow(rows);
}
