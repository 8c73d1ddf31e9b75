import type { Routine, RoutineStep } from '#shared/routines/routine.schema.ts';
import { dropDraft } from '#web/platform/device/kept-draft.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { toast, toastFailure, toastWithAction } from '#web/ui/toast-store.ts';
import { putRoutine, removeRoutine } from './routines.outbox.ts';
import { newStepPlace, stepPlace, withStep } from './step-draft.ts';
import type { SeenRoutine } from './use-routines.ts';

/** Make, change and delete: at once on the screen, and every deletion can be taken back. */
export function useRoutineEditing(owner: string | null, onSignIn: () => void) {
  const t = useTexts();

  /** Answers whether the phone has it. */
  async function put(routine: Routine, before?: SeenRoutine): Promise<boolean> {
    try {
      await putRoutine(routine, before);
      return true;
    } catch (error) {
      console.warn('The routine could not be kept', error);
      toastFailure(t('routine.failed'), t('routine.failedText'));
      return false;
    }
  }

  return {
    put,
    async create(routine: Routine): Promise<boolean> {
      if (!(await put(routine))) return false;
      if (owner !== null) toast({ title: t('routine.created'), description: routine.name });
      else
        toastWithAction(
          t('routine.savedHere'),
          { label: t('routine.signIn'), onAct: onSignIn },
          t('routine.savedHereText'),
        );
      return true;
    },
    remove(routine: SeenRoutine): void {
      removeRoutine(routine);
      for (const place of [newStepPlace(routine.id), ...routine.steps.map(({ id }) => stepPlace(id))])
        dropDraft({ kind: 'routine', owner, place });
      toastWithAction(
        t('routine.removed'),
        { label: t('routine.undo'), onAct: () => void put(routine) },
        routine.name,
      );
    },
    /** The last step takes its routine with it: one without steps is none. */
    removeStep(routine: SeenRoutine, step: RoutineStep, latest: () => SeenRoutine | undefined): void {
      dropDraft({ kind: 'routine', owner, place: stepPlace(step.id) });
      const steps = routine.steps.filter(({ id }) => id !== step.id);
      if (steps.length === 0) removeRoutine(routine);
      else void put({ ...routine, steps }, routine);
      toastWithAction(
        t('routine.stepRemoved'),
        {
          label: t('routine.undo'),
          onAct: () => void put(withStep(latest() ?? { ...routine, steps: [] }, step)),
        },
        step.what,
      );
    },
  };
}
