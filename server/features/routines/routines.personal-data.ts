import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { takenAlong } from '#server/features/family/taken-along.ts';
import { routines } from './routines.table.ts';

/** Also those that were deleted, while they are kept. */
export const routineData: PersonalData = ownRows(routines, {
  columns: ['familyId', 'id', 'babyId', 'name', 'steps', 'createdAt', 'updatedAt', 'deletedAt'],
  inOrder: ['familyId', 'createdAt', 'id'],
  whose: takenAlong(routines.familyId, routines.recordedBy),
});
