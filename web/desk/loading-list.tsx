import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props = { label?: string; className?: string };

/** The place of what is on its way to the desk. */
export function LoadingList({ label, className = 'h-64' }: Props) {
  const t = useTexts();
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label ?? t('admin.loading')}</span>
      <Skeleton className={className} />
    </div>
  );
}
