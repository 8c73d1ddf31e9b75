import { Hono } from 'hono';
import { mother } from '#server/features/access/access.gate.ts';
import type { Services } from '#server/services.ts';
import type { RoutinesAnswer } from '#shared/routines/routine.schema.ts';
import { presentRoutine } from './routines.presenter.ts';
import { routinesOf } from './routines.repository.ts';

/** Reading. What she plans comes through the outbox (routines.writes.ts). */
export function routineRoutes(services: Services) {
  return new Hono().get('/', mother(services), async (c) => {
    const routines = await routinesOf(services.db, c.var.userId);
    return c.json({ routines: routines.map(presentRoutine) } satisfies RoutinesAnswer);
  });
}

export type RoutineRoutes = ReturnType<typeof routineRoutes>;
