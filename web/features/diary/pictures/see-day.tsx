import { ChartPie } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Sheet } from '#web/parts/sheet.tsx';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DayShown } from '../by-day.tsx';
import type { DiaryPlace } from '../diary-place.ts';

const DayPicture = lazy(() => retryLoad(() => withTexts(import('./day-picture.tsx'))));

/** From a day's list to its picture. */
export function SeeDay({ name, onSee }: { name: string; onSee: () => void }) {
  const t = useTexts();
  return (
    <Button
      variant="quiet"
      aria-label={`${t('pictures.seeDay')}: ${name}`}
      icon={<ChartPie size={18} aria-hidden />}
      className="text-small"
      onClick={onSee}
    >
      {t('pictures.seeDay')}
    </Button>
  );
}

type Props = { place: DiaryPlace; seen: DayShown | undefined; dayStartHour: number; onClose: () => void };

export function DaySheet({ place, seen, dayStartHour, onClose }: Props) {
  const t = useTexts();
  return (
    <Sheet open={seen !== undefined} onClose={onClose} title={t('pictures.theDay')}>
      {seen && (
        <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
          <DayPicture place={place} seen={seen} dayStartHour={dayStartHour} />
        </Suspense>
      )}
    </Sheet>
  );
}
