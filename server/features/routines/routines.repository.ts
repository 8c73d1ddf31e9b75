import { and, asc, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { Routine } from '#shared/routines/routine.schema.ts';
import { type RoutineRow, routines } from './routines.table.ts';

/** A deleted routine can be put back this long; then it is gone for good. */
const deletedRoutineDays = 30;

const hers = (userId: UserId) => and(eq(routines.userId, userId), isNull(routines.deletedAt));

/** As she made them. */
export async function routinesOf(db: Database, userId: UserId): Promise<RoutineRow[]> {
  return db.select().from(routines).where(hers(userId)).orderBy(asc(routines.createdAt), asc(routines.id));
}

export function countOtherRoutines(db: Database, userId: UserId, id: string): Promise<number> {
  return db.$count(routines, and(hers(userId), ne(routines.id, id)));
}

/** New, changed or put back after a deletion: the same routine by the same id. */
export async function putRoutine(
  db: Database,
  userId: UserId,
  { routine, now }: { routine: Routine; now: Date },
): Promise<void> {
  const told = {
    name: storableText(routine.name),
    steps: routine.steps.map((step) => ({ ...step, what: storableText(step.what) })),
    updatedAt: now,
    deletedAt: null,
  };
  await db
    .insert(routines)
    .values({ ...told, userId, id: routine.id, createdAt: now })
    .onConflictDoUpdate({ target: [routines.userId, routines.id], set: told });
}

export async function removeRoutine(
  db: Database,
  userId: UserId,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db
    .update(routines)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(hers(userId), eq(routines.id, id)));
}

/** The time of the undo is over. */
export async function forgetDeletedRoutines(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - deletedRoutineDays * 86_400_000);
  await db.delete(routines).where(and(isNotNull(routines.deletedAt), lt(routines.deletedAt, oldest)));
}
