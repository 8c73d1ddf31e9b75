import { type ArticleCategory, articleSummary } from '#shared/library/library.rules.ts';
import { ArticleRow } from '#web/features/library/article-row.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { NewestOfCategory } from '../newest-of-category.tsx';

export function TopicArticles({ category }: { category: ArticleCategory }) {
  const t = useTexts();
  return (
    <NewestOfCategory
      category={category}
      shown={4}
      words={{ title: t('topics.articles'), empty: t('topics.articlesEmpty'), all: t('topics.articlesAll') }}
      row={(article) => (
        <ArticleRow key={article.id} article={article} withCategory={false}>
          <p className="line-clamp-2">{articleSummary(article)}</p>
        </ArticleRow>
      )}
    />
  );
}
