import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { WeekStrip } from '#web/features/daily/week-strip.tsx';
import { useOnline } from '#web/platform/device/online.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

// Most days bring something: the first screen does without it.
const DayInPreparation = lazy(() =>
  import('#web/features/daily/day-in-preparation.tsx').then((part) => ({ default: part.DayInPreparation })),
);

type Props = {
  today: CalendarDate;
  week: WeekContentAnswer | null | undefined;
  onDay: (day: CalendarDate) => void;
};

/** 'Sua Semana': a day opens; one that brings nothing yet says so in its place. Without a date, the days are an example. */
export function YourWeek({ today, week, onDay }: Props) {
  const t = useTexts();
  const isOnline = useOnline();
  const [previewed, setPreviewed] = useState<CalendarDate>();
  const toggle = (day: CalendarDate) => setPreviewed((current) => (current === day ? undefined : day));
  return (
    <section aria-labelledby="week" className="grid grid-cols-1 gap-1">
      <div className="flex items-center justify-between gap-3">
        <h2 id="week" className="text-heading font-bold">
          {t('home.week')}
        </h2>
        <Link to={paths.calendar} className="inline-flex min-h-11 items-center font-bold text-clay-ink">
          {t('home.seeCalendar')}
        </Link>
      </div>
      {week?.isExample && <p className="text-ink-soft text-small">{t('home.exampleWeek')}</p>}
      <WeekStrip today={today} week={week} previewed={previewed} onOpen={onDay} onPreview={toggle} />
      {previewed && (
        <div className="mt-2">
          <Suspense fallback={<Skeleton className="h-26 rounded-card" />}>
            <DayInPreparation day={previewed} />
          </Suspense>
        </div>
      )}
      {week === null && !isOnline && (
        <p role="status" className="mt-1 text-ink-soft text-small">
          {t('home.weekOffline')}
        </p>
      )}
    </section>
  );
}
