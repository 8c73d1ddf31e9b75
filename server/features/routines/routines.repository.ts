import { asc } from 'drizzle-orm';
import { ownRecords } from '#server/features/access/own-records.repository.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { Routine } from '#shared/routines/routine.schema.ts';
import { type RoutineRow, routines } from './routines.table.ts';

export const ownRoutines = ownRecords(routines, 30);

/** As she made them. */
export async function routinesOf(db: Database, userId: UserId): Promise<RoutineRow[]> {
  return db
    .select()
    .from(routines)
    .where(ownRoutines.kept(userId))
    .orderBy(asc(routines.createdAt), asc(routines.id));
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
