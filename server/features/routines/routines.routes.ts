import { Hono } from 'hono';
import { member } from '#server/features/family/family.gate.ts';
import type { Services } from '#server/services.ts';
import type { RoutinesAnswer } from '#shared/routines/routine.schema.ts';
import { presentRoutine } from './routines.presenter.ts';
import { routinesOf } from './routines.repository.ts';

/** Those of the family that is named, or of her own. What is planned comes through the outbox (routines.writes.ts). */
export function routineRoutes(services: Services) {
  return new Hono().get('/', member(services, 'see'), async (c) => {
    const routines = await routinesOf(services.db, c.var.familyId);
    return c.json({ routines: routines.map(presentRoutine) } satisfies RoutinesAnswer);
  });
}

export type RoutineRoutes = ReturnType<typeof routineRoutes>;
