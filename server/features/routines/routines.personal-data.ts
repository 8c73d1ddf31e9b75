import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { routines } from './routines.table.ts';

/** Also those she deleted, while they are kept. */
export const routineData: PersonalData = {
  table: 'baby_routines',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: routines.id,
        name: routines.name,
        steps: routines.steps,
        created_at: routines.createdAt,
        updated_at: routines.updatedAt,
        deleted_at: routines.deletedAt,
      })
      .from(routines)
      .where(eq(routines.userId, userId)),
};
