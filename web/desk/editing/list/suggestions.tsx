import type { ArticleOpinionsAnswer } from '#shared/editing/editing.schema.ts';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

export function Suggestions({ suggestions }: Pick<ArticleOpinionsAnswer, 'suggestions'>) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <section aria-labelledby="suggestions" className="grid gap-2">
      <h3 id="suggestions" className="font-bold">
        {t('admin.suggestions')}
      </h3>
      {suggestions.length === 0 && <p className="text-ink-soft">{t('admin.noSuggestions')}</p>}
      <ul className="grid gap-3">
        {suggestions.map(({ id, isHelpful, suggestion, createdAt }) => (
          <li key={id} className="grid gap-1 border-line border-t pt-3">
            <p className="flex flex-wrap items-center gap-2 text-ink-soft text-tiny">
              <Badge tone={isHelpful ? 'sage' : 'quiet'}>
                {isHelpful ? t('admin.wasHelpful') : t('admin.wasNotHelpful')}
              </Badge>
              <time dateTime={createdAt}>{formatDay(createdAt, language)}</time>
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{suggestion}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
