import type { Routine, RoutineWriteKind } from '#shared/routines/routine.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
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
