import type { RoutineRoutes } from '#server/features/routines/routines.routes.ts';
import type { RoutinesAnswer } from '#shared/routines/routine.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const routines = clientOf<RoutineRoutes>('/api/routines');

export const fetchRoutines = (signal: AbortSignal): Promise<RoutinesAnswer> =>
  answerTo(routines.index.$get({}, { init: { signal } }));
