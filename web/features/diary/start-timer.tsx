import { Timer } from 'lucide-react';
import { timerActions } from '#web/features/timer/timer-actions.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { DiaryPlace } from './diary-place.ts';
import type { TimerParts } from './timer-parts.ts';

type Props<Choice> = {
  parts: TimerParts<string, Choice>;
  place: DiaryPlace;
  /** What is known already, for the save step. */
  choice: Choice | null;
  onStarted: () => void;
};

/** It begins now: the form of what has passed gives way to the timer. Where one runs already, there is no second. */
export function StartTimer<Choice>({ parts, place, choice, onStarted }: Props<Choice>) {
  const t = useTexts();
  const { status } = useTimer(parts.kind, place);
  if (status !== 'idle') return null;
  function start(): void {
    const actions = timerActions(parts.kind, place);
    actions.press(parts.side);
    if (choice !== null) actions.choose(choice);
    onStarted();
  }
  return (
    <div className="grid gap-2">
      <Button variant="secondary" size="large" icon={<Timer size={20} aria-hidden />} onClick={start}>
        {t('timing.startNow')}
      </Button>
      <p className="text-center text-ink-soft text-small">{t('timing.orPast')}</p>
    </div>
  );
}
