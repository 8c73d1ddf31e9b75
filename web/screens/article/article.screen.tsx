import { useParams } from '@tanstack/react-router';
import { lazy } from 'react';
import { useOwner } from '#web/features/access/use-owner.ts';
import { ArticleView } from '#web/features/library/article/article-view.tsx';
import { useArticle } from '#web/features/library/article/use-article.ts';
import { LoadFailed } from '#web/parts/load-failed.tsx';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { AfterFirstPaint } from '#web/ui/after-first-paint.tsx';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { ArticleMissing } from './article-missing.tsx';

// The text does not wait for what may follow from it.
const AskDoctor = lazy(() => retryLoad(() => import('#web/features/diary/kinds/question/ask-doctor.tsx')));

export default function ArticleScreen() {
  const { articleId } = useParams({ from: '/area/app/post/$articleId' });
  // Another article is another page: nothing chosen or typed on this one belongs to it.
  return <Article key={articleId} id={articleId} />;
}

function Article({ id }: { id: string }) {
  const t = useTexts();
  const owner = useOwner();
  const { article, card, isMissing, hasFailed, query } = useArticle(id);

  if (isMissing) return <ArticleMissing />;
  return (
    <>
      <DocumentTitle title={card?.title ?? t('article.loading')} />
      <ArticleView
        card={card}
        article={article}
        viewerId={owner}
        afterText={
          <AfterFirstPaint>
            <AskDoctor owner={owner} from={{ sort: 'article', id }} />
          </AfterFirstPaint>
        }
      >
        {hasFailed && <LoadFailed title={t('article.loadFailed')} query={query} />}
        {!article && !hasFailed && <ArticleSkeleton hasAudio={card?.hasAudio ?? false} />}
      </ArticleView>
    </>
  );
}

/** Keeps the room of the text, and of the player where there will be one. */
function ArticleSkeleton({ hasAudio }: { hasAudio: boolean }) {
  const t = useTexts();
  return (
    <div aria-busy className="grid grid-cols-1 gap-6">
      <p role="status" className="sr-only">
        {t('article.loading')}
      </p>
      {hasAudio && <Skeleton className="h-56 rounded-card" />}
      {['first', 'second', 'third'].map((paragraph) => (
        <div key={paragraph} className="grid gap-1.5">
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
          <SkeletonText />
        </div>
      ))}
    </div>
  );
}
