import { hasTimer } from '#web/features/timer/timer-presence.ts';
import { useTimer } from '#web/features/timer/use-timer.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import type { DiaryPlace } from './diary-place.ts';
import { useKinds } from './kinds/kinds-here.ts';
import { TimerPanel } from './timer-panel.tsx';
import type { ShownTimer } from './timer-parts.ts';
import { useTimersOf } from './use-timers-of.ts';

/** What is under way of the kinds whose timer has no screen of its own, on this phone or another. */
export function OpenTimers({ place }: { place: DiaryPlace }) {
  const t = useTexts();
  const { all } = useKinds();
  return all.map(
    ({ name, words, timer }) =>
      timer && <OpenTimer key={name} parts={timer} place={place} name={words.name(t)} />,
  );
}

type Props = { parts: ShownTimer; place: DiaryPlace; name: string };

function OpenTimer({ parts, place, name }: Props) {
  const { status } = useTimer(parts.kind, place);
  const elsewhere = useTimersOf(parts.kind, place, { isRunning: status === 'running' });
  // The other twin's is told of beside.
  const isOpen = status !== 'idle' || elsewhere.length > 0 || hasTimer(parts.kind.timerKey, place.owner);
  return (
    isOpen && (
      <Card as="section" aria-label={name} className="grid grid-cols-1">
        <TimerPanel parts={parts} place={place} isCompact idleNote={<p className="font-bold">{name}</p>} />
      </Card>
    )
  );
}
