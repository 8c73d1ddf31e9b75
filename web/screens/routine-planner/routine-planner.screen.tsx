import { useEffect, useRef, useState } from 'react';
import { maxRoutines, type Routine } from '#shared/routines/routine.schema.ts';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useAgeToday } from '#web/features/baby/age-today.ts';
import { useDailyReader } from '#web/features/daily/use-daily-reader.ts';
import { BackToSleep } from '#web/features/diary/kinds/sleep/back-to-sleep.tsx';
import { SafeSleep } from '#web/features/diary/kinds/sleep/safe-sleep.tsx';
import { routineFrom } from '#web/features/routines/from-template.ts';
import { HalfMade } from '#web/features/routines/half-made.tsx';
import { NewRoutine } from '#web/features/routines/new-routine.tsx';
import { RoutineView } from '#web/features/routines/routine-view.tsx';
import { type OpenStep, StepSheet } from '#web/features/routines/step-sheet.tsx';
import { useHalfMade } from '#web/features/routines/use-half-made.ts';
import { useRoutineEditing } from '#web/features/routines/use-routine-editing.ts';
import { useRoutines } from '#web/features/routines/use-routines.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useSignInHere } from '#web/parts/use-sign-in-here.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Chips } from '#web/ui/chips.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export default function RoutinePlannerScreen() {
  const t = useTexts();
  const owner = useOwner();
  const signIn = useSignInHere();
  const { profile } = useDailyReader();
  const age = useAgeToday(profile);
  const { routines, isWaiting, hasFailed } = useRoutines(owner);
  const editing = useRoutineEditing(owner, signIn);
  const [chosen, setChosen] = useState<string>();
  const [open, setOpen] = useState<OpenStep>();
  const [saves, setSaves] = useState(0);
  const routine = routines.find(({ id }) => id === chosen) ?? routines[0];
  const halfMade = useHalfMade(owner, routine, `${open !== undefined} ${saves}`);

  // An undo may come long after the tap that it takes back.
  const known = useRef(routines);
  useEffect(() => {
    known.current = routines;
  });
  const latest = (routineId: string) => known.current.find(({ id }) => id === routineId);

  function begin(made: Routine): void {
    setChosen(made.id);
    void editing.create(made);
  }

  return (
    <TitledPage title={t('routine.title')} header={<BackToSleep />}>
      <div className="-mt-4 grid grid-cols-1 gap-5">
        <p className="text-ink-soft">{t('routine.intro')}</p>
        {hasFailed && <p role="alert">{t('routine.loadFailed')}</p>}
        {isWaiting && <Skeleton className="h-64 rounded-card" />}
        {routines.length > 1 && (
          <Chips
            label={t('routine.mine')}
            chips={routines.map(({ id, name }) => ({ id, label: name }))}
            selected={routine?.id}
            onSelect={setChosen}
          />
        )}
        {halfMade && !open && <HalfMade what={halfMade.draft.what} onGoOn={() => setOpen(halfMade.where)} />}
        {routine && (
          <RoutineView
            key={routine.id}
            owner={owner}
            routine={routine}
            editing={editing}
            onStep={(step) => setOpen({ routine, step })}
            onSignIn={signIn}
          />
        )}
        {!isWaiting && (
          <NewRoutine
            months={age.kind === 'born' ? age.guidanceMonths : null}
            isFull={routines.length >= maxRoutines}
            onTemplate={(template) => begin(routineFrom(template, t))}
            onBlank={() => setOpen({ routine: undefined, step: 'new' })}
          />
        )}
        <SafeSleep />
      </div>
      <StepSheet
        owner={owner}
        open={open}
        editing={editing}
        latest={latest}
        onSaved={setChosen}
        onKept={() => setSaves((count) => count + 1)}
        onClose={() => setOpen(undefined)}
      />
    </TitledPage>
  );
}
