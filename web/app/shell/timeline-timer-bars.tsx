import { activityTimer } from '#web/features/diary/kinds/activity/activity-timer.ts';
import { pumpingTimer } from '#web/features/diary/kinds/pumping/pumping-timer.ts';
import { TimerBars } from '#web/features/diary/timer-bars.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';

/** The bars of what is timed in the timeline, of whichever baby. */
export default function TimelineTimerBars({ owner, isHere }: { owner: string | null; isHere: boolean }) {
  const shown = useDiaryPlace(owner);
  return (
    <>
      <TimerBars shown={shown} isHere={isHere} parts={pumpingTimer} />
      <TimerBars shown={shown} isHere={isHere} parts={activityTimer} />
    </>
  );
}
