import type { RoutineAnswer } from '#shared/routines/routine.schema.ts';
import type { RoutineRow } from './routines.table.ts';

export function presentRoutine(row: RoutineRow): RoutineAnswer {
  return {
    id: row.id,
    ...(row.babyId && { babyId: row.babyId }),
    name: row.name,
    steps: row.steps.map(({ id, time, minutes, what, reminds }) => ({ id, time, minutes, what, reminds })),
    updatedAt: row.updatedAt.toISOString(),
  };
}
