import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DailyContentAnswer, WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ContentFacts } from './content-facts.tsx';
import { ContentPicture } from './content-picture.tsx';
import { DayInPreparation } from './day-in-preparation.tsx';
import { contentOn } from './use-week.ts';

type Props = {
  today: CalendarDate;
  /** Undefined while it is on its way, null when it could not be had. */
  week: WeekContentAnswer | null | undefined;
  onOpen: (day: CalendarDate) => void;
};

/** What today brings. */
export function Highlight({ today, week, onOpen }: Props) {
  const t = useTexts();
  const content = contentOn(week ?? undefined, today);
  const isEmpty = week === null || week?.days.every((day) => day.content === null);
  return (
    <Section title={t('daily.highlight')}>
      {week === undefined && <Skeleton className="h-32 rounded-card" />}
      {isEmpty && <Sample />}
      {content === null && !isEmpty && <DayInPreparation day={today} />}
      {content && (
        <Shown content={content}>
          <h3 className="font-bold leading-snug">
            <button
              type="button"
              onClick={() => onOpen(today)}
              className="text-left after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-clay"
            >
              {content.title}
            </button>
          </h3>
          <p className="line-clamp-2 text-ink-soft text-small">{content.description}</p>
          <ContentFacts content={content} />
          {content.article && (
            <Link
              to="/app/post/$articleId"
              params={{ articleId: content.article.id }}
              className="relative flex min-h-11 items-center font-bold text-clay-ink text-small underline underline-offset-4"
            >
              {t('daily.readArticle', { title: content.article.title })}
            </Link>
          )}
        </Shown>
      )}
    </Section>
  );
}

/** As the specification's first day had it, while nobody wrote anything yet. */
function Sample() {
  const t = useTexts();
  return (
    <Shown content={{ contentType: 'video', contentUrl: null, thumbnailUrl: null }}>
      <h3 className="font-bold leading-snug">{t('daily.sampleTitle')}</h3>
      <p className="text-ink-soft text-small">
        {t('home.type_video')} · {t('daily.sampleMinutes')} · {t('daily.sampleText')}
      </p>
      <Link
        to={paths.library}
        search={{ q: t('daily.sampleSearch') }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {t('daily.sampleAction')}
      </Link>
    </Shown>
  );
}

type ShownProps = {
  content: Pick<DailyContentAnswer, 'contentType' | 'contentUrl' | 'thumbnailUrl'>;
  children: ReactNode;
};

function Shown({ content, children }: ShownProps) {
  return (
    <Card className="relative flex gap-3">
      <ContentPicture content={content} className="size-24 shrink-0 rounded-control" />
      <div className="grid min-w-0 flex-1 content-start gap-1.5">{children}</div>
    </Card>
  );
}
