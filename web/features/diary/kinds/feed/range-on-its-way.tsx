import { TryAgain } from '#web/parts/try-again.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import type { useFeedRange } from './use-feed-range.ts';

/** In place of pictures and sums that would leave feeds out: they are on their way, or it is said that they did not come. */
export function RangeOnItsWay({ range }: { range: ReturnType<typeof useFeedRange> }) {
  const t = useTexts();
  if (!range.hasFailed) return <HistorySkeleton />;
  return (
    <EmptyState
      title={t('nursingLog.loadFailed')}
      text={t('nursingLog.rangeFailedText')}
      action={<TryAgain query={range} />}
    />
  );
}
