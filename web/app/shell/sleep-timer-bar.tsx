import { sleepTimerParts } from '#web/features/diary/kinds/sleep/sleep-timer.ts';
import { TimerBars } from '#web/features/diary/timer-bars.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';

/** The bars of the sleeps under way, of whichever baby. */
export default function SleepTimerBar({ owner, isHere }: { owner: string | null; isHere: boolean }) {
  return <TimerBars shown={useDiaryPlace(owner)} isHere={isHere} parts={sleepTimerParts} />;
}
