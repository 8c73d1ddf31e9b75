import type { FoodDiary } from '#web/features/foods/use-food-diary.ts';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyBlanket } from '#web/ui/illustrations/empty-blanket.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What stands in the diary's place, or above it, while not all of it is known. */
export function DiaryState({ diary }: { diary: FoodDiary }) {
  const t = useTexts();
  const { entries, isWaiting, hasFailed, refetch } = diary;
  const again = <TryAgain query={{ refetch }} />;
  if (hasFailed && entries.length > 0)
    return (
      <div role="status" className="flex flex-wrap items-center gap-3">
        <p className="text-ink-soft text-small">{t('foodDiary.onlyHere')}</p>
        {again}
      </div>
    );
  if (hasFailed)
    return (
      <div role="alert">
        <EmptyState
          picture={<EmptyBlanket />}
          title={t('foodDiary.loadFailed')}
          text={t('foodDiary.loadFailedText')}
          action={again}
        />
      </div>
    );
  if (isWaiting) return <Skeleton className="h-40 rounded-card" />;
  if (entries.length > 0) return null;
  return (
    <EmptyState picture={<EmptyBlanket />} title={t('foodDiary.empty')} text={t('foodDiary.emptyText')} />
  );
}
