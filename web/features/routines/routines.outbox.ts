import { paths } from '#shared/navigation/paths.ts';
import {
  maxRoutines,
  type Routine,
  type RoutinesAnswer,
  type RoutineWriteKind,
} from '#shared/routines/routine.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxNoun } from '#web/platform/outbox/outbox-noun.ts';
import { acknowledgeIn, ownAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { fetchRoutines } from './routines.api.ts';
import type { SeenRoutine } from './use-routines.ts';

/** What the planner says to the server, and the only place that says it: by the outbox, so that it arrives, once. */
const add = (kind: RoutineWriteKind, body: unknown, supersedes: string) =>
  outbox.add(kind, body, { supersedes });

/** Resolves once the phone has it. What was refused is said better, not said again. */
export function putRoutine(routine: Routine, before?: SeenRoutine): Promise<void> {
  const whole = plain(routine);
  if (before?.kept === 'refused' && before.write) return outbox.mend(before.write.id, whole);
  return add('routine.put', whole, routine.id);
}

export function removeRoutine({ id, kept, write }: SeenRoutine): void {
  if (kept === 'refused' && write) void outbox.discard(write.id);
  void add('routine.remove', { id }, id);
}

/** Only what a routine is made of: an answer of the server carries more, and a write may not. */
const plain = ({ id, name, steps }: Routine): Routine => ({ id, name, steps });

export const myRoutines = ownAnswer<RoutinesAnswer>({
  name: 'routines',
  fetch: fetchRoutines,
  nothing: { routines: [] },
  looksRight: ({ routines }) => Array.isArray(routines),
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

const acknowledge = acknowledgeIn(myRoutines);

export const routinesOutbox: OutboxNoun<RoutineWriteKind> = {
  kinds: {
    'routine.put': {
      describe: ({ body }, { t }) =>
        t('routine.writePut', { name: (body as { name?: string } | null)?.name ?? '' }),
      reason: ({ refused }, { t }) =>
        refused?.fields?.id === 'too_many' ? t('routine.problem_too_many', { n: maxRoutines }) : undefined,
      mendPath: () => paths.toolRoutine,
      acknowledge,
    },
    'routine.remove': { describe: (_, { t }) => t('routine.writeRemove'), acknowledge },
  },
  staleKeys: [['own', myRoutines.name]],
};
