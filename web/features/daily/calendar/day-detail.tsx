import { type Ref, useId } from 'react';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CategoryBadge } from '../category-badge.tsx';
import { ContentFacts } from '../content-facts.tsx';
import { ContentPicture } from '../content-picture.tsx';
import { DayInPreparation } from '../day-in-preparation.tsx';
import { shortDay } from '../day-words.ts';

type Props = {
  ref?: Ref<HTMLElement> | undefined;
  day: CalendarDate;
  /** Undefined while it is on its way. */
  content: DailyContentAnswer | null | undefined;
  onOpen: (day: CalendarDate) => void;
};

/** What the chosen day brings. */
export function DayDetail({ ref, day, content, onOpen }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const headingId = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="scroll-mt-16 scroll-mb-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+1rem)] outline-none wide:scroll-mb-4"
    >
      <h2 id={headingId} className="sr-only">
        {t('calendar.dayDetail')}
      </h2>
      {content === undefined && <Skeleton className="h-56 rounded-card" />}
      {content === null && <DayInPreparation day={day} />}
      {content && (
        <Card className="grid grid-cols-1 gap-2">
          <ContentPicture content={content} className="h-28 rounded-control" />
          <p className="text-ink-soft text-small first-letter:uppercase">{shortDay(day, language)}</p>
          <h3 className="font-bold text-heading">{content.title}</h3>
          <div className="flex flex-wrap items-center gap-2">
            <ContentFacts content={content} />
            <CategoryBadge category={content.category} />
          </div>
          <p>{content.description}</p>
          <Button size="large" onClick={() => onOpen(day)}>
            {t('calendar.open')}
          </Button>
        </Card>
      )}
    </section>
  );
}
