import { useInfiniteQuery } from '@tanstack/react-query';
import type { ArticleOpinionsAnswer, EditingRowAnswer } from '#shared/editing/editing.schema.ts';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { fewestRatings } from '#shared/library/library.rules.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { fetchOpinions } from './editing-list.api.ts';

/** How many found it valuable, and what they would change. Nobody is named. */
export function Opinions({ article }: { article: EditingRowAnswer }) {
  const t = useTexts();
  const opinions = useInfiniteQuery({
    queryKey: ['article-opinions', article.id],
    queryFn: ({ pageParam, signal }) => fetchOpinions(article.id, pageParam, signal),
    ...byCursor,
  });

  if (opinions.isPending) return <LoadingList label={t('shell.loading')} className="h-48" />;
  const [first] = opinions.data?.pages ?? [];
  if (!opinions.data || !first) {
    return <LoadFailed picture={null} title={t('admin.opinionsFailed')} query={opinions} />;
  }
  return (
    <div className="grid gap-4">
      <p lang={documentLanguage[article.language]} className="text-ink-soft [overflow-wrap:anywhere]">
        {article.title}
      </p>
      {first.totalFeedback === 0 ? (
        <EmptyState title={t('admin.noOpinions')} text={t('admin.noOpinionsText')} />
      ) : (
        <>
          <div>
            {first.totalFeedback >= fewestRatings && (
              <p className="font-bold">{t('admin.percentage', { percentage: first.helpfulPercentage })}</p>
            )}
            <p className="text-ink-soft text-small">{t('admin.basedOn', { n: first.totalFeedback })}</p>
          </div>
          <Suggestions suggestions={opinions.data.pages.flatMap((page) => page.suggestions)} />
          <LoadMore list={opinions} label={t('admin.more')} failed={t('admin.moreFailed')} />
        </>
      )}
    </div>
  );
}

function Suggestions({ suggestions }: Pick<ArticleOpinionsAnswer, 'suggestions'>) {
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
