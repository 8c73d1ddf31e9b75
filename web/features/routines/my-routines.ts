import type { Routine, RoutinesAnswer } from '#shared/routines/routine.schema.ts';
import { ownAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { fetchRoutines } from './routines.api.ts';

export const myRoutines = ownAnswer<RoutinesAnswer>({
  name: 'routines',
  fetch: fetchRoutines,
  nothing: { routines: [] },
  looksRight: (held): held is RoutinesAnswer =>
    Array.isArray((held as Partial<RoutinesAnswer> | null)?.routines),
  kinds: ['routine.put', 'routine.remove'],
  after,
});

/** As she made them: a change keeps its place, a new one comes last. */
function after({ routines }: RoutinesAnswer, { kind, body, madeAt }: Write): RoutinesAnswer {
  const { id } = body as { id: string };
  if (kind === 'routine.remove') return { routines: routines.filter((routine) => routine.id !== id) };
  const put = { ...(body as Routine), updatedAt: new Date(madeAt).toISOString() };
  const isKnown = routines.some((routine) => routine.id === id);
  return {
    routines: isKnown ? routines.map((routine) => (routine.id === id ? put : routine)) : [...routines, put],
  };
}
