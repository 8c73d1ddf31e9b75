import type { EditingRowAnswer } from '#shared/editing/editing.schema.ts';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { fewestRatings } from '#shared/library/library.rules.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Suggestions } from './suggestions.tsx';
import { useOpinions } from './use-opinions.ts';

/** How many found it valuable, and what they would change. Nobody is named. */
export function Opinions({ article }: { article: EditingRowAnswer }) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const opinions = useOpinions(article.id);

  if (opinions.isPending) {
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{t('shell.loading')}</span>
        <Skeleton className="h-48" />
      </div>
    );
  }
  const [first] = opinions.data?.pages ?? [];
  if (!opinions.data || !first) {
    return (
      <EmptyState
        title={t('admin.opinionsFailed')}
        text={sentenceFor(opinions.error, t('errors.internal'))}
        action={
          <Button busy={opinions.isFetching} onClick={() => opinions.refetch()}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    );
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
