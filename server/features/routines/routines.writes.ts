import type { UserId } from '#server/features/access/viewer.ts';
import { type Write, type WriteHandler, writeHandler } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import {
  maxRoutines,
  type Routine,
  type RoutineWriteKind,
  routineWrites,
} from '#shared/routines/routine.schema.ts';
import { countOtherRoutines, putRoutine, removeRoutine } from './routines.repository.ts';

/** Steps that overlap are taken as they are: the planner tells her, and she knows why. */
export const routineWriteHandlers: Record<RoutineWriteKind, WriteHandler> = {
  'routine.put': writeHandler(routineWrites['routine.put'], storeRoutine),
  'routine.remove': writeHandler(routineWrites['routine.remove'], (db, userId, { body: { id }, now }) =>
    removeRoutine(db, userId, { id, now }),
  ),
};

async function storeRoutine(
  db: Database,
  userId: UserId,
  { body: routine, now }: Write<Routine>,
): Promise<void> {
  if ((await countOtherRoutines(db, userId, routine.id)) >= maxRoutines) refuseFields({ id: 'too_many' });
  await putRoutine(db, userId, { routine, now });
}
