import { Bell } from 'lucide-react';
import { inOrder, overlapsOf } from '#shared/routines/routine.rules.ts';
import type { RoutineStep } from '#shared/routines/routine.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';

type Props = { steps: RoutineStep[]; onOpen: (step: RoutineStep) => void };

/** As the day goes: a step finds its place by its time. Steps that share minutes are told so, and stay. */
export function StepList({ steps, onOpen }: Props) {
  const t = useTexts();
  const overlaps = overlapsOf(steps);
  const nameOf = (stepId: string) => steps.find(({ id }) => id === stepId)?.what ?? '';
  return (
    <ol className="grid grid-cols-1">
      {inOrder(steps).map((step) => (
        <li key={step.id} className="border-line border-b last:border-b-0">
          <button
            type="button"
            onClick={() => onOpen(step)}
            className="flex min-h-13 w-full items-center gap-3 rounded-control py-2 text-left hover:bg-blush"
          >
            <span className="w-12 shrink-0 font-bold tabular-nums">{step.time}</span>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{step.what}</span>
            {step.reminds && (
              <Bell size={18} strokeWidth={1.75} role="img" aria-label={t('routine.hasReminder')} />
            )}
            {step.minutes > 0 && (
              <span className="shrink-0 text-ink-soft text-small tabular-nums">
                {t('routine.lasts', { n: step.minutes })}
              </span>
            )}
          </button>
          {overlaps
            .filter(({ laterId }) => laterId === step.id)
            .map(({ earlierId, minutes }) => (
              <p key={earlierId} className="pb-2 pl-15 text-ink-soft text-small">
                {t('routine.overlap', { n: minutes, other: nameOf(earlierId) })}
              </p>
            ))}
        </li>
      ))}
    </ol>
  );
}
