import type { DailyDayAnswer } from '#shared/daily/daily.schema.ts';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import { CategoryBadge } from '#web/features/daily/category-badge.tsx';
import { ContentFacts } from '#web/features/daily/content-facts.tsx';
import { ContentPicture } from '#web/features/daily/content-picture.tsx';
import { ContentText } from '#web/features/daily/day/content-text.tsx';
import { DayInPreparation } from '#web/features/daily/day-in-preparation.tsx';
import { longDay } from '#web/features/daily/day-words.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

type Props = {
  day: DailyDayAnswer;
  /** Of the content, whatever the panel's own is. */
  language: Language;
};

/** The parts of the mother's page of that day, without what only she can do there. */
export function PreviewedDay({ day: { date, content }, language }: Props) {
  const t = useTexts();
  const pageLanguage = useLanguage();
  if (!content) return <DayInPreparation day={date} />;
  return (
    <article
      aria-label={t('dailyStaff.previewed')}
      className="grid max-w-[45rem] grid-cols-1 gap-4 rounded-card border border-line bg-paper p-4"
    >
      <p className="text-ink-soft text-small first-letter:uppercase">
        <time dateTime={date}>{longDay(date, pageLanguage)}</time>
      </p>
      <ContentPicture content={content} className="h-36 rounded-card wide:h-56" />
      <div className="flex flex-wrap items-center gap-2">
        <ContentFacts content={content} />
        <CategoryBadge category={content.category} />
      </div>
      <div lang={documentLanguage[language]} className="grid grid-cols-1 gap-4">
        <h3 className="font-extrabold text-title">{content.title}</h3>
        <p>{content.description}</p>
        <ContentText content={content} />
      </div>
      {content.article && (
        <p className="text-ink-soft text-small">
          {t('dailyStaff.previewArticle', { title: content.article.title })}
        </p>
      )}
    </article>
  );
}
