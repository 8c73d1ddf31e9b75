import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function LoadingList() {
  const t = useTexts();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{t('admin.loading')}</span>
      <Skeleton className="h-64" />
    </div>
  );
}
