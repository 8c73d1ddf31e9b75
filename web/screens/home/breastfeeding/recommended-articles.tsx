import { ArticleRow } from '#web/features/library/article-row.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { NewestOfCategory } from '../newest-of-category.tsx';

export function RecommendedArticles() {
  const t = useTexts();
  return (
    <NewestOfCategory
      category="Amamentação e Acolhimento"
      shown={3}
      words={{
        title: t('breastfeeding.recommended'),
        empty: t('breastfeeding.recommendedEmpty'),
        all: t('breastfeeding.recommendedAll'),
      }}
      row={(article) => (
        <ArticleRow key={article.id} article={article}>
          <p className="line-clamp-2">{article.introduction}</p>
        </ArticleRow>
      )}
    />
  );
}
