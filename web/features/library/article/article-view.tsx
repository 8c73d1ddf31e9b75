import { lazy, type ReactNode, Suspense } from 'react';
import type { ArticleAnswer, ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { useDesk } from '#web/platform/device/use-room.ts';
import { Page } from '#web/ui/page.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleByline } from './article-byline.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleHeader, ArticleTitle } from './article-header.tsx';
import { ArticleLead } from './article-lead.tsx';
import { ArticleText } from './article-text.tsx';
import { useTextSize } from './text-size.ts';
import { ToTop } from './to-top.tsx';

// A phone has no room for it, and does not fetch it.
const ArticleBeside = lazy(() => retryLoad(() => import('#web/screens/article/article-beside.tsx')));

type Props = {
  /** What a list already knew of it, until the whole article is here. */
  card: ArticleCardAnswer | undefined;
  article: ArticleAnswer | undefined;
  viewerId: string | null;
  /** Seen by its writer: it looks the same, and nothing can be saved, shared or answered. */
  isPreview?: boolean | undefined;
  /** What else can be done with it, right after its last line. */
  afterText?: ReactNode;
  /** What stands in place of the text while it is not here. */
  children?: ReactNode;
};

/** An article's page, as a reader sees it. */
export function ArticleView(props: Props) {
  const { card, article, viewerId, isPreview = false, afterText, children } = props;
  const [size, chooseSize] = useTextSize();
  const isDesk = useDesk();
  return (
    <Page
      width="beside"
      title={<ArticleTitle card={card} />}
      header={
        <div inert={isPreview}>
          <ArticleHeader card={card} />
        </div>
      }
    >
      {/* The column beside is there before what stands in it, so that the text does not move. */}
      <div className="grid grid-cols-1 gap-6 desk:grid-cols-[minmax(0,1fr)_17rem] desk:grid-rows-[auto_1fr] desk:gap-x-10">
        {card && (
          <div className="grid grid-cols-1 gap-6">
            <ArticleByline card={card} translation={article?.translation ?? null} />
            <ArticleActions
              card={card}
              viewerId={viewerId}
              isPreview={isPreview}
              size={size}
              onSize={chooseSize}
            />
          </div>
        )}
        {/* After what is said of the text and before the text itself, as the keyboard goes. */}
        {article && isDesk && (
          <aside className="sticky top-6 col-start-2 row-span-2 row-start-1 self-start print:hidden">
            <Suspense>
              <ArticleBeside article={article} isPreview={isPreview} />
            </Suspense>
          </aside>
        )}
        <div className="grid grid-cols-1 gap-6 desk:col-start-1">
          {card && <ArticleLead card={card} />}
          {children}
          {article && (
            <>
              <ArticleText article={article} size={size} />
              {afterText}
              <ArticleEnd article={article} viewerId={viewerId} isPreview={isPreview} />
            </>
          )}
        </div>
      </div>
      <ToTop />
    </Page>
  );
}
