import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { libraryPreview } from './article-preview.ts';
import { ArticleRow } from './article-row.tsx';

type Props = {
  articles: readonly ArticleCardAnswer[];
  /** Left out where all are of one category. */
  withCategory?: boolean | undefined;
};

/** Articles as the library shows them: each with its introduction, or how it begins. */
export function LibraryList({ articles, withCategory }: Props) {
  return (
    <ul className="grid gap-3 desk:grid-cols-2">
      {articles.map((article) => (
        <ArticleRow key={article.id} article={article} withCategory={withCategory}>
          <p className="line-clamp-3">{libraryPreview(article)}</p>
        </ArticleRow>
      ))}
    </ul>
  );
}
