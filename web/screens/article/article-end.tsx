import { Link } from '@tanstack/react-router';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { ArticleTrust } from '#web/features/library/article/article-trust.tsx';
import { ArticleFeedback } from '#web/features/library/article/feedback/article-feedback.tsx';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { FeedbackPreview } from './feedback-preview.tsx';

type Props = { article: ArticleAnswer; viewerId: string | null; isPreview: boolean };

/** After the last line: who vouches for it, what she thinks of it, and where to go on. */
export function ArticleEnd({ article, viewerId, isPreview }: Props) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  return (
    <>
      <ArticleTrust article={article} />
      {isPreview ? (
        <FeedbackPreview />
      ) : (
        <ArticleFeedback key={viewerId} articleId={article.id} viewerId={viewerId} />
      )}
      <Link
        to={paths.home}
        activeOptions={{ exact: true }}
        className={buttonClass({ variant: 'secondary', wide: true })}
      >
        {t('article.more', { category: labelOf(article.category) })}
      </Link>
    </>
  );
}
