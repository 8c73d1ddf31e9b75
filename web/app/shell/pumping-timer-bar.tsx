import { pumpingTimer } from '#web/features/diary/kinds/pumping/pumping-timer.ts';
import { TimerBars } from '#web/features/diary/timer-bars.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';

/** The bars of the pumpings under way, of whichever baby. */
export default function PumpingTimerBar({ owner, isHere }: { owner: string | null; isHere: boolean }) {
  return <TimerBars shown={useDiaryPlace(owner)} isHere={isHere} parts={pumpingTimer} />;
}
