import { hc } from 'hono/client';
import type { RoutineRoutes } from '#server/features/routines/routines.routes.ts';
import type { RoutinesAnswer } from '#shared/routines/routine.schema.ts';
import { answerTo, apiFetch } from '#web/platform/api/api-client.ts';

const routines = hc<RoutineRoutes>('/api/routines', { fetch: apiFetch });

export const fetchRoutines = (signal: AbortSignal): Promise<RoutinesAnswer> =>
  answerTo(routines.index.$get({}, { init: { signal } }));
