import { paths } from '#shared/navigation/paths.ts';
import { maxRoutines, type RoutineWriteKind } from '#shared/routines/routine.schema.ts';
import type { WriteKind } from '#web/platform/outbox/write-kind.ts';

/** How the planner speaks of a write that the server refused. */
export const routineWriteKinds: Record<RoutineWriteKind, WriteKind> = {
  'routine.put': {
    describe: ({ body }, { t }) =>
      t('routine.writePut', { name: (body as { name?: string } | null)?.name ?? '' }),
    reason: ({ refused }, { t }) =>
      refused?.fields?.id === 'too_many' ? t('routine.problem_too_many', { n: maxRoutines }) : undefined,
    mendPath: () => paths.toolRoutine,
  },
  'routine.remove': { describe: (_, { t }) => t('routine.writeRemove') },
};
