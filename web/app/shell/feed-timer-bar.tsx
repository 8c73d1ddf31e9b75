import { TimerBar } from '#web/features/diary/kinds/feed/timer-bar.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';

/** The bar of the feed under way, of the baby that this device shows. */
export default function FeedTimerBar({ owner, isHere }: { owner: string | null; isHere: boolean }) {
  return <TimerBar place={useDiaryPlace(owner)} isHere={isHere} />;
}
