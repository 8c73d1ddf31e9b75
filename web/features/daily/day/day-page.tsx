import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { DayInPreparation } from '../day-in-preparation.tsx';
import { useDailyReader } from '../use-daily-reader.ts';
import { contentOn, useWeek } from '../use-week.ts';
import { ContentMissing } from './content-missing.tsx';
import { type Comment, ContentPage } from './content-page.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { DayFrame } from './day-frame.tsx';

type Props = { day: CalendarDate; onBack: () => void; onComment: (comment: Comment) => void };

/** What one day brings. */
export function DayPage({ day, ...ways }: Props) {
  const t = useTexts();
  const { reader } = useDailyReader();
  const query = useWeek(reader, day);
  const content = contentOn(query.data, day);
  if (content) return <ContentPage content={content} owner={reader.owner} day={day} {...ways} />;
  return (
    <DayFrame title={t('daily.contentOfDay')} onBack={ways.onBack}>
      {content === null && <DayInPreparation day={day} />}
      {query.isPending && <ContentSkeleton />}
      {query.isError && content === undefined && <ContentMissing query={query} />}
    </DayFrame>
  );
}
