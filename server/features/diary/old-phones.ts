import { randomUUID } from 'node:crypto';
import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { ensureBaby } from '#server/features/family/babies.repository.ts';
import { type FamilyId, membershipFor } from '#server/features/family/family.gate.ts';
import { families } from '#server/features/family/family.table.ts';
import type { HeldFamily } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { diaryRecords, diaryTimers } from './diary.table.ts';
import { putRecord, removeRecord } from './storing.repository.ts';

type Place = { family: HeldFamily & { familyId: FamilyId }; babyId: string | null };

/**
 * Where a phone records that knows of no families: in her own, of its only baby. Where she told of none, there is one now;
 * of one that is expected nothing can have been recorded, and of several nobody can say which: then she is asked.
 */
export async function placeOfOldPhone(db: Database, held: readonly HeldFamily[], now: Date): Promise<Place> {
  const family = membershipFor(held, { family: null, doing: 'record' });
  const { familyId } = family;
  // Not noted as known: refused, the write takes the baby back that it made.
  const babies =
    family.babies.length > 0 ? family.babies : [await ensureBaby(db, familyId, { newId: randomUUID(), now })];
  const [only, ...others] = babies.filter(({ state, arrival }) => state === 'here' && arrival !== 'expected');
  if (only && others.length === 0) return { family, babyId: only.id };
  await db
    .update(families)
    .set({ asksWhose: true })
    .where(and(eq(families.id, familyId), not(families.asksWhose)));
  return { family, babyId: null };
}

type Told<Kind extends KindName> = Omit<RecordEnvelope<Kind>, 'babyId' | 'groupId'>;
type Putting<Kind extends KindName> = {
  record: Told<Kind>;
  babyId: string | null;
  userId: UserId;
  now: Date;
  toldAt?: Date;
};

/** As it knows it. Sent again after a deletion, it is an undo: that phone knows no other way to say so. */
export async function putFromOldPhone<Kind extends KindName>(
  db: Database,
  familyId: FamilyId,
  { record: told, babyId, ...by }: Putting<Kind>,
): Promise<void> {
  const facts = { babyId, groupId: null, baseRevision: null, restore: true as const };
  const record = { ...told, ...facts } as Parameters<typeof putRecord>[2]['record'];
  if (await putRecord(db, familyId, { record, ...by })) return;
  // Another kind has its id, since the move.
  const id = await idAfterMove(db, familyId, { kind: told.kind, id: told.id });
  await putRecord(db, familyId, { record: { ...record, id }, ...by });
}

export async function removeFromOldPhone(
  db: Database,
  familyId: FamilyId,
  { kind, id: known, ...by }: Known & { userId: UserId; now: Date },
): Promise<void> {
  const id = await idAfterMove(db, familyId, { kind, id: known });
  await removeRecord(db, familyId, { id, baseRevision: null, ...by });
}

type Known = { kind: KindName; id: string };

/** The move gave what it brought another id where another kind had the same: an old phone knows the old one. */
async function movedTo(
  db: Database,
  familyId: FamilyId,
  { table, kind, id, name }: Known & { table: SQL; name: string },
): Promise<string> {
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
