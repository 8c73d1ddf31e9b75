import { Link } from '@tanstack/react-router';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useDesk } from '#web/platform/device/use-room.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { useCategoryLabel } from '../use-category-label.ts';
import { ArticleTrust } from './article-trust.tsx';
import { ArticleFeedback } from './feedback/article-feedback.tsx';
import { FeedbackPreview } from './feedback-preview.tsx';
import { MoreOfThis } from './more-of-this.tsx';
import { useCategoryPage } from './use-category-page.ts';

type Props = { article: ArticleAnswer; viewerId: string | null; isPreview: boolean };

/** After the last line: who vouches for it, what she thinks of it, and where to go on. */
export function ArticleEnd({ article, viewerId, isPreview }: Props) {
  // At a desk it stands beside the text.
  const isDesk = useDesk();
  return (
    <>
      <ArticleTrust article={article} />
      {isPreview ? (
        <FeedbackPreview />
      ) : (
        <ArticleFeedback key={viewerId} articleId={article.id} viewerId={viewerId} />
      )}
      {!isDesk && !isPreview && <MoreOfThis articleId={article.id} />}
      <MoreOfCategory category={article.category} />
    </>
  );
}

/** Of a category without a page, and of one that is closed to her now, the library has more. */
function MoreOfCategory({ category }: { category: string }) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  const segment = useCategoryPage(category);
  const look = buttonClass({ variant: 'secondary', wide: true });
  if (!segment)
    return (
      <Link to={paths.library} className={look}>
        {t('library.seeLibrary')}
      </Link>
    );
  return (
    <Link to="/app/$segment" params={{ segment }} className={look}>
      {t('article.more', { category: labelOf(category) })}
    </Link>
  );
}
