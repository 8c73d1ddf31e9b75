import type { ArticleDraft, ArticleSave } from '#shared/editing/editing.schema.ts';
import type { ArticleField } from '#shared/editing/merge.rules.ts';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { formatCalendarDay, formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** What a field is called, and what it says, in words that can be compared. */
export function useFieldWords() {
  const t = useTexts();
  const categoryLabel = useCategoryLabel();
  const language = useLanguage();

  function wordsOf(fields: ArticleDraft, field: ArticleField): string {
    switch (field) {
      case 'sources':
        return fields.sources.join('\n');
      case 'category':
        return fields.category && categoryLabel(fields.category);
      case 'language':
        return fields.language === 'pt' ? t('editing.portuguese') : t('editing.english');
      case 'reviewedOn':
        return fields.reviewedOn && formatCalendarDay(fields.reviewedOn, language);
      case 'picture':
      case 'audio':
        return fields[field]?.url.split('/').at(-1) ?? '';
      default:
        return fields[field];
    }
  }

  return {
    nameOf: (field: ArticleField | 'publication') => t(`editing.field_${field}`),
    wordsOf,
    publicationWords: (publication: ArticleSave['publication']) =>
      publication.state === 'scheduled'
        ? t('editing.scheduledFor', { time: formatMoment(publication.at, language) })
        : t(`editing.state_${publication.state}`),
  };
}
