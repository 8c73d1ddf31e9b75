import { eq, type SQL, sql } from 'drizzle-orm';
import { type FamilyId, type Membership, membershipFor } from '#server/features/family/family.gate.ts';
import { families } from '#server/features/family/family.table.ts';
import type { HeldFamily } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import { diaryRecords, diaryTimers } from './diary.table.ts';

/** What a phone records that knows of no families: in her own, of its only baby; otherwise of nobody, and she is asked. */
export async function placeOfOldPhone(
  db: Database,
  held: readonly HeldFamily[],
): Promise<{ family: HeldFamily & { familyId: FamilyId }; babyId: string | null }> {
  const family = membershipFor(held, { family: null, doing: 'record' });
  const babyId = onlyBaby(family);
  if (babyId === null)
    await db.update(families).set({ asksWhose: true }).where(eq(families.id, family.familyId));
  return { family, babyId };
}

/** One that is expected has not been fed. */
function onlyBaby({ babies }: Pick<Membership, 'babies'>): string | null {
  const [only, ...others] = babies.filter(({ state, arrival }) => state === 'here' && arrival !== 'expected');
  return only && others.length === 0 ? only.id : null;
}

type Known = { kind: KindName; id: string };

/** The move gave what it brought another id where another kind had the same: an old phone knows the old one. */
async function movedTo(
  db: Database,
  familyId: FamilyId,
  { table, kind, id, name }: Known & { table: SQL; name: string },
) {
  const [moved] = await rowsOf<{ id: string }>(
    db,
    sql`select moved.id from ${table} moved join ${table} taken
      on taken.family_id = moved.family_id and taken.id = ${id}::uuid and taken.kind <> ${kind}
      where moved.family_id = ${familyId}::uuid and moved.id = md5(${`${name}:`} || ${id}::uuid::text)::uuid`,
  );
  return moved?.id ?? id;
}

export const idAfterMove = (db: Database, familyId: FamilyId, known: Known): Promise<string> =>
  movedTo(db, familyId, { ...known, table: sql`${diaryRecords}`, name: known.kind });

export const timerIdAfterMove = (db: Database, familyId: FamilyId, known: Known): Promise<string> =>
  movedTo(db, familyId, { ...known, table: sql`${diaryTimers}`, name: `${known.kind}-timer` });
