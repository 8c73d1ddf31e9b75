import { activityTimer } from '#web/features/diary/kinds/activity/activity-timer.ts';
import { TimerBars } from '#web/features/diary/timer-bars.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';

/** The bars of the activities under way, of whichever baby. */
export default function ActivityTimerBar({ owner, isHere }: { owner: string | null; isHere: boolean }) {
  return <TimerBars shown={useDiaryPlace(owner)} isHere={isHere} parts={activityTimer} />;
}
