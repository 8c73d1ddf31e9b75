import type { RoutineStep } from '#shared/routines/routine.schema.ts';
import { Sheet } from '#web/parts/sheet.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import {
  blankPlace,
  draftOfStep,
  freshStep,
  newStepPlace,
  type StepDraft,
  stepOf,
  stepPlace,
  withStep,
} from './step-draft.ts';
import { StepForm } from './step-form.tsx';
import type { useRoutineEditing } from './use-routine-editing.ts';
import type { SeenRoutine } from './use-routines.ts';

/** A step of a routine, one more for it, or the first of a routine that begins with it (`routine` undefined). */
export type OpenStep = { routine: SeenRoutine | undefined; step: RoutineStep | 'new' };

type Props = {
  owner: string | null;
  open: OpenStep | undefined;
  editing: ReturnType<typeof useRoutineEditing>;
  /** The routine as it is by now: it may have changed while the sheet was open. */
  latest: (routineId: string) => SeenRoutine | undefined;
  /** It became part of this routine. */
  onSaved: (routineId: string) => void;
  /** The device holds no draft of it any more. */
  onKept: () => void;
  onClose: () => void;
};

export const placeOf = ({ routine, step }: OpenStep): string => {
  if (step !== 'new') return stepPlace(step.id);
  return routine ? newStepPlace(routine.id) : blankPlace;
};

export function StepSheet({ owner, open, editing, latest, onSaved, onKept, onClose }: Props) {
  const t = useTexts();

  function save(draft: StepDraft): Promise<boolean> | undefined {
    const made = stepOf(draft);
    if ('problems' in made) return undefined;
    const known = latest(draft.routineId);
    const routine = known ?? { id: draft.routineId, name: t('routine.blankName'), steps: [] };
    onSaved(draft.routineId);
    return known
      ? editing.put(withStep(routine, made.step), known)
      : editing.create(withStep(routine, made.step));
  }

  return (
    <Sheet
      open={open !== undefined}
      onClose={onClose}
      title={open?.step === 'new' ? t('routine.addTitle') : t('routine.editTitle')}
    >
      {open && (
        <StepForm
          key={placeOf(open)}
          owner={owner}
          place={placeOf(open)}
          fresh={() => freshDraft(open)}
          save={save}
          onKept={onKept}
          onDone={onClose}
          onRemove={removal(open)}
        />
      )}
    </Sheet>
  );

  function removal({ routine, step }: OpenStep): (() => void) | undefined {
    if (step === 'new' || !routine) return undefined;
    return () => {
      editing.removeStep(latest(routine.id) ?? routine, step, () => latest(routine.id));
      onClose();
    };
  }
}

function freshDraft({ routine, step }: OpenStep): StepDraft {
  if (step === 'new') return freshStep(routine?.id ?? crypto.randomUUID(), routine?.steps ?? []);
  return draftOfStep(routine?.id ?? '', step);
}
