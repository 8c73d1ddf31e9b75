import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { routines } from './routines.table.ts';

/** Also those she deleted, while they are kept. */
export const routineData: PersonalData = ownRows(routines, {
  columns: ['id', 'name', 'steps', 'createdAt', 'updatedAt', 'deletedAt'],
  inOrder: ['createdAt', 'id'],
});
