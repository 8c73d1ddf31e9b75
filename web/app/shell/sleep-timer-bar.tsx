import { SleepBar } from '#web/features/diary/kinds/sleep/sleep-bar.tsx';
import { useDiaryPlace } from '#web/features/family/use-diary-place.ts';

/** The bar of the sleep under way, of the baby that this device shows. */
export default function SleepTimerBar({ owner, isHere }: { owner: string | null; isHere: boolean }) {
  return <SleepBar place={useDiaryPlace(owner)} isHere={isHere} />;
}
