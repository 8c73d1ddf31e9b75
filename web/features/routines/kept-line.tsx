import { CircleCheck, CloudAlert, Smartphone } from 'lucide-react';
import { maxRoutines } from '#shared/routines/routine.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { SeenRoutine } from './use-routines.ts';

type Props = { routine: SeenRoutine; isVisitor: boolean; onSignIn: () => void };

/** Where the routine is. It saves itself, so it has to say that it did. */
export function KeptLine({ routine: { kept, write }, isVisitor, onSignIn }: Props) {
  const t = useTexts();
  const Icon = kept === 'synced' ? CircleCheck : kept === 'phone' ? Smartphone : CloudAlert;
  const words = { synced: 'routine.saved', phone: 'routine.savedHere', refused: 'routine.refused' } as const;
  const isFull = write?.refused?.fields?.id === 'too_many';
  return (
    <div className="grid grid-cols-1 gap-1 text-small">
      <p role="status" className="flex items-center gap-1.5 text-ink-soft">
        <Icon size={18} strokeWidth={1.75} aria-hidden />
        {t(words[kept])}
      </p>
      {isFull && <p>{t('routine.problem_too_many', { n: maxRoutines })}</p>}
      {isVisitor && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="text-ink-soft">{t('routine.savedHereText')}</p>
          <Button variant="quiet" className="-ml-4 text-clay-ink" onClick={onSignIn}>
            {t('routine.signIn')}
          </Button>
        </div>
      )}
    </div>
  );
}
