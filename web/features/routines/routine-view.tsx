import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { maxRoutineSteps, type RoutineStep } from '#shared/routines/routine.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DayStrip } from './day-strip.tsx';
import { KeptLine } from './kept-line.tsx';
import { NameField } from './name-field.tsx';
import { StepList } from './step-list.tsx';
import { TakeToCalendar } from './take-to-calendar.tsx';
import type { useRoutineEditing } from './use-routine-editing.ts';
import type { SeenRoutine } from './use-routines.ts';

type Props = {
  owner: string | null;
  routine: SeenRoutine;
  editing: ReturnType<typeof useRoutineEditing>;
  onStep: (step: RoutineStep | 'new') => void;
  onSignIn: () => void;
};

/** One routine: its name, its day, and what can be done with it. */
export function RoutineView({ owner, routine, editing, onStep, onSignIn }: Props) {
  const t = useTexts();
  const headingId = useId();
  const isFull = routine.steps.length >= maxRoutineSteps;
  return (
    <Card as="section" aria-labelledby={headingId} className="grid grid-cols-1 gap-4">
      <NameField
        owner={owner}
        routine={routine}
        save={(name) => editing.put({ ...routine, name }, routine)}
      />
      <KeptLine routine={routine} isVisitor={owner === null} onSignIn={onSignIn} />
      <div className="grid grid-cols-1 gap-2">
        <h2 id={headingId} className="font-bold text-heading">
          {t('routine.day')}
        </h2>
        <DayStrip steps={routine.steps} />
        <StepList steps={routine.steps} onOpen={onStep} />
      </div>
      {isFull ? (
        <p className="text-ink-soft">{t('routine.tooManySteps', { n: maxRoutineSteps })}</p>
      ) : (
        <Button size="large" icon={<Plus size={20} aria-hidden />} onClick={() => onStep('new')}>
          {t('routine.addStep')}
        </Button>
      )}
      <TakeToCalendar routine={routine} />
      <Button
        variant="quiet"
        icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => editing.remove(routine)}
      >
        {t('routine.deleteRoutine')}
      </Button>
    </Card>
  );
}
