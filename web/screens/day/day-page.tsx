import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { DayInPreparation } from '#web/features/daily/day-in-preparation.tsx';
import { contentOn, useWeek } from '#web/features/daily/use-week.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { ContentMissing } from './content-missing.tsx';
import { ContentPage } from './content-page.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { DayFrame } from './day-frame.tsx';
import { useDailyReader } from './use-daily-reader.ts';

/** What one day brings. */
export function DayPage({ day, onBack }: { day: CalendarDate; onBack: () => void }) {
  const t = useTexts();
  const { reader } = useDailyReader();
  const query = useWeek(reader, day);
  const content = contentOn(query.data, day);
  if (content) return <ContentPage content={content} owner={reader.owner} day={day} onBack={onBack} />;
  return (
    <DayFrame title={t('daily.contentOfDay')} onBack={onBack}>
      {content === null && <DayInPreparation day={day} />}
      {query.isPending && <ContentSkeleton />}
      {query.isError && content === undefined && <ContentMissing query={query} />}
    </DayFrame>
  );
}
