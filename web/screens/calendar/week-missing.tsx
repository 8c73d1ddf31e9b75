import { TryAgain } from '#web/parts/try-again.tsx';
import { useOnline } from '#web/platform/device/online.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

type Props = { query: { isFetching: boolean; refetch: () => unknown } };

/** The week did not come: one line and another try, while the days themselves stay to be gone through. */
export function WeekMissing({ query }: Props) {
  const t = useTexts();
  const isOnline = useOnline();
  return (
    <Card tone="blush" role="alert" className="grid grid-cols-1 gap-3">
      <p>{isOnline ? t('calendar.loadFailed') : t('calendar.offline')}</p>
      <TryAgain query={query} />
    </Card>
  );
}
