import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Holds the place of a list of cards. */
export function ListWaiting() {
  const t = useTexts();
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{t('communityCare.loading')}</span>
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </div>
  );
}
