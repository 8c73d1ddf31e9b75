import type { ArticleFoundAnswer } from '#shared/library/library.schema.ts';
import { libraryPreview } from './article-preview.ts';
import { ArticleRow } from './article-row.tsx';
import { MarkedText } from './marked-text.tsx';

/** What was found, with the sentences that say why; with its introduction when only the title does. */
export function FoundArticle({ found: { article, title, sentences } }: { found: ArticleFoundAnswer }) {
  return (
    <ArticleRow article={article} heading="h2" title={<MarkedText pieces={title} />}>
      {sentences.length === 0 && <p className="line-clamp-3">{libraryPreview(article)}</p>}
      {[...sentences.entries()].map(([place, pieces]) => (
        <p key={place} className="mt-1 [overflow-wrap:anywhere]">
          <MarkedText pieces={pieces} />
        </p>
      ))}
    </ArticleRow>
  );
}
