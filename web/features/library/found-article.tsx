import type { ArticleFoundAnswer } from '#shared/library/library.schema.ts';
import { MarkedText } from '#web/platform/search/marked-text.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { libraryPreview } from './article-preview.ts';
import { ArticleRow } from './article-row.tsx';

/** What was found, with the sentences that say why; with its introduction when only the title does. */
export function FoundArticle({ found }: { found: ArticleFoundAnswer }) {
  const t = useTexts();
  const { article, title, sentences, calledBy, missing } = found;
  return (
    <ArticleRow article={article} heading="h2" title={<MarkedText pieces={title} />}>
      {calledBy.length > 0 && (
        <p className="text-small [overflow-wrap:anywhere]">
          {t('search.calledBy')}{' '}
          {[...calledBy.entries()].map(([place, pieces]) => (
            <span key={place}>
              {place > 0 && ', '}“<MarkedText pieces={pieces} />”
            </span>
          ))}
        </p>
      )}
      {sentences.length === 0 && <p className="line-clamp-3">{libraryPreview(article)}</p>}
      {[...sentences.entries()].map(([place, pieces]) => (
        <p key={place} className="mt-1 [overflow-wrap:anywhere]">
          <MarkedText pieces={pieces} />
        </p>
      ))}
      {missing.length > 0 && (
        <p className="mt-1 text-ink-soft text-small [overflow-wrap:anywhere]">
          {t('search.without', { words: missing.join(', ') })}
        </p>
      )}
    </ArticleRow>
  );
}
