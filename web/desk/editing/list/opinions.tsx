import type { EditingRowAnswer } from '#shared/editing/editing.schema.ts';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { fewestRatings } from '#shared/library/library.rules.ts';
import { LoadingList } from '#web/desk/loading-list.tsx';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Suggestions } from './suggestions.tsx';
import { useOpinions } from './use-opinions.ts';

/** How many found it valuable, and what they would change. Nobody is named. */
export function Opinions({ article }: { article: EditingRowAnswer }) {
  const t = useTexts();
  const opinions = useOpinions(article.id);

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
