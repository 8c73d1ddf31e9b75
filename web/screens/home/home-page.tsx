import { lazy, Suspense } from 'react';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { timeOfDay } from '#shared/time/time-of-day.rules.ts';
import { ageOn } from '#web/features/baby/age-today.ts';
import { useDailyReader } from '#web/features/daily/use-daily-reader.ts';
import { useWeek } from '#web/features/daily/use-week.ts';
import { ArrivalQuestion } from '#web/features/family/arrival/arrival-question.tsx';
import { withoutDefaultName } from '#web/features/profile/default-profile.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Greeting } from './greeting.tsx';
import type { Topic } from './topic.ts';
import { YourWeek } from './your-week.tsx';

// In its own chunk, so that the first screen stays light; offline without it, home still greets her.
const BelowTheWeek = lazy(() =>
  retryLoad(() => withTexts(import('./below-the-week.tsx'), 'nursing', 'mother')),
);

/** What opens in home's place. */
type Opened = { day: CalendarDate } | { topic: Topic };

export function HomePage({ onOpen }: { onOpen: (opened: Opened) => void }) {
  const t = useTexts();
  const { today, hour } = useLocalTime();
  const { reader, viewer, profile } = useDailyReader();
  const age = ageOn(profile, today);
  const { data, isError } = useWeek(reader, today);
  const week = data ?? (isError ? null : undefined);
  const { name } = withoutDefaultName({ name: profile?.name ?? undefined });
  const openDay = (day: CalendarDate) => onOpen({ day });
  return (
    <Page width="beside" title={t(`home.${timeOfDay(hour)}`, { name: name || t('home.defaultName') })}>
      <DocumentTitle title={t('home.name')} />
      <div className="-mt-5 gap-4 two-columns desk:gap-x-8">
        <div className="grid grid-cols-1 gap-4">
          <Greeting profile={profile} age={age} />
          <ArrivalQuestion viewer={viewer} age={age} />
          <YourWeek today={today} week={week} onDay={openDay} />
        </div>
        {/* As high as what comes, so that nothing jumps. */}
        <Suspense fallback={<Skeleton className="h-130 rounded-card desk:col-start-1" />}>
          <BelowTheWeek
            owner={reader.owner}
            today={today}
            week={week}
            onDay={openDay}
            onTopic={(topic) => onOpen({ topic })}
          />
        </Suspense>
      </div>
    </Page>
  );
}
