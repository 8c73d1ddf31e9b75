import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { Routine } from '#shared/routines/routine.schema.ts';
import { type RoutineRow, routines } from './routines.table.ts';

/** A deleted routine can be put back this long; then it is gone for good. */
const undoDays = 30;

const kept = (familyId: FamilyId) => and(eq(routines.familyId, familyId), isNull(routines.deletedAt));

/** As they were made. */
export async function routinesOf(db: Database, familyId: FamilyId): Promise<RoutineRow[]> {
  return db.select().from(routines).where(kept(familyId)).orderBy(asc(routines.createdAt), asc(routines.id));
}

export const otherRoutines = (db: Database, familyId: FamilyId, id: string): Promise<number> =>
  db.$count(routines, and(kept(familyId), ne(routines.id, id)));

type Putting = { routine: Routine; babyId: string | null | undefined; userId: UserId; now: Date };

/** New, changed or put back after a deletion: the same routine by the same id. Untold whose it is, it stays whose it was. */
export async function putRoutine(
  db: Database,
  familyId: FamilyId,
  { routine, babyId, userId, now }: Putting,
): Promise<void> {
  const told = {
    ...(babyId !== undefined && { babyId }),
    name: storableText(routine.name),
    steps: routine.steps.map((step) => ({ ...step, what: storableText(step.what) })),
    updatedAt: now,
    deletedAt: null,
  };
  await db
    .insert(routines)
    .values({ ...told, familyId, id: routine.id, recordedBy: userId, createdAt: now })
    .onConflictDoUpdate({ target: [routines.familyId, routines.id], set: told });
}

export async function removeRoutine(
  db: Database,
  familyId: FamilyId,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db
    .update(routines)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(kept(familyId), eq(routines.id, id)));
}

/** The time of the undo is over. */
export async function forgetDeletedRoutines(db: Database, now: Date): Promise<void> {
  await db.delete(routines).where(lt(routines.deletedAt, new Date(now.getTime() - undoDays * 86_400_000)));
}
