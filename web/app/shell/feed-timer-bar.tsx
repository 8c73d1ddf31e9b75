import { feedTimer } from '#web/features/diary/kinds/feed/feed-timer.tsx';
import { TimerBars } from '#web/features/diary/timer-bars.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';

/** The bars of the feeds under way, of whichever baby. */
export default function FeedTimerBar({ owner, isHere }: { owner: string | null; isHere: boolean }) {
  return <TimerBars shown={useDiaryPlace(owner)} isHere={isHere} parts={feedTimer} />;
}
