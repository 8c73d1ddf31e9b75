import type { RoutinesAnswer } from '#shared/routines/routine.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

export async function fetchRoutines(signal: AbortSignal): Promise<RoutinesAnswer> {
  const response = await apiFetch('/api/routines', { signal });
  return (await response.json()) as RoutinesAnswer;
}
