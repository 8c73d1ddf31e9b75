import type { ReactNode } from 'react';
import type { ArticleAnswer, ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { useTextSize } from '#web/features/library/article/text-size.ts';
import { ToTop } from '#web/features/library/article/to-top.tsx';
import { Page } from '#web/ui/page.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleByline } from './article-byline.tsx';
import { ArticleEnd } from './article-end.tsx';
import { ArticleHeader, ArticleTitle } from './article-header.tsx';
import { ArticleLead } from './article-lead.tsx';
import { ArticleText } from './article-text.tsx';

type Props = {
  /** What a list already knew of it, until the whole article is here. */
  card: ArticleCardAnswer | undefined;
  article: ArticleAnswer | undefined;
  viewerId: string | null;
  /** Seen by its writer: it looks the same, and nothing can be saved, shared or answered. */
  isPreview?: boolean | undefined;
  /** What stands in place of the text while it is not here. */
  children?: ReactNode;
};

/** An article's page, as a reader sees it. */
export function ArticleView({ card, article, viewerId, isPreview = false, children }: Props) {
  const [size, chooseSize] = useTextSize();
  return (
    <Page
      title={<ArticleTitle card={card} />}
      header={
        <div inert={isPreview}>
          <ArticleHeader card={card} />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {card && (
          <>
            <ArticleByline card={card} translation={article?.translation ?? null} />
            <ArticleActions
              card={card}
              viewerId={viewerId}
              isPreview={isPreview}
              size={size}
              onSize={chooseSize}
            />
            <ArticleLead card={card} />
          </>
        )}
        {children}
        {article && (
          <>
            <ArticleText article={article} size={size} />
            <ArticleEnd article={article} viewerId={viewerId} isPreview={isPreview} />
          </>
        )}
      </div>
      <ToTop />
    </Page>
  );
}
