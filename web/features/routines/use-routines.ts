import type { RoutineAnswer } from '#shared/routines/routine.schema.ts';
import { useOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { myRoutines } from './routines.outbox.ts';

/** A routine, and where it is: in her account, on the phone alone, or refused and to be mended. */
export type SeenRoutine = RoutineAnswer & {
  kept: 'synced' | 'phone' | 'refused';
  write?: Write | undefined;
};

export function useRoutines(owner: string | null) {
  const { answer, waiting, ...state } = useOwnAnswer(myRoutines, owner);
  return { ...state, routines: answer.routines.map((routine) => seen(routine, waiting)) };
}

function seen(routine: RoutineAnswer, waiting: readonly Write[]): SeenRoutine {
  const isAbout = ({ kind, body }: Write) =>
    kind === 'routine.put' && (body as { id: string }).id === routine.id;
  const write = waiting.findLast(isAbout);
  if (!write) return { ...routine, kept: 'synced' };
  return { ...routine, kept: write.refused ? 'refused' : 'phone', write };
}
