import { refuseUnknownBaby } from '#server/features/diary/refuse-unknown-baby.ts';
import { membershipFor } from '#server/features/family/family.gate.ts';
import { aboutFamilies, writeHandlers } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { maxRoutines, routineWrites } from '#shared/routines/routine.schema.ts';
import { otherRoutines, putRoutine, removeRoutine } from './routines.repository.ts';

/** Steps that overlap are taken as they are: the planner tells her, and she knows why. */
export const routineWriteHandlers = aboutFamilies(
  writeHandlers(routineWrites, {
    'routine.put': async (db, userId, { body: { familyId: named, babyId, ...routine }, now, held }) => {
      const family = membershipFor(held, { family: named, doing: 'record' });
      refuseUnknownBaby(family, babyId ?? null);
      const { familyId } = family;
      if ((await otherRoutines(db, familyId, routine.id)) >= maxRoutines) refuseFields({ id: 'too_many' });
      await putRoutine(db, familyId, { routine, babyId, userId, now });
    },
    'routine.remove': async (db, _userId, { body: { familyId: named, id }, now, held }) => {
      const { familyId } = membershipFor(held, { family: named, doing: 'record' });
      await removeRoutine(db, familyId, { id, now });
    },
  }),
);
