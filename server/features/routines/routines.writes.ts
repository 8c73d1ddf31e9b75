import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { maxRoutines, routineWrites } from '#shared/routines/routine.schema.ts';
import { ownRoutines, putRoutine } from './routines.repository.ts';

/** Steps that overlap are taken as they are: the planner tells her, and she knows why. */
export const routineWriteHandlers = writeHandlers(routineWrites, {
  'routine.put': async (db, userId, { body: routine, now }) => {
    if ((await ownRoutines.countOthers(db, userId, routine.id)) >= maxRoutines)
      refuseFields({ id: 'too_many' });
    await putRoutine(db, userId, { routine, now });
  },
  'routine.remove': (db, userId, { body: { id }, now }) => ownRoutines.remove(db, userId, { id, now }),
});
