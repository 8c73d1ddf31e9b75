import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { ArticleContents } from '#web/features/library/article/article-contents.tsx';
import { MoreOfThis } from '#web/features/library/article/more-of-this.tsx';

type Props = { article: ArticleAnswer; isPreview: boolean };

/** At a desk, beside the text and in sight all along it: what is in it, and what follows. */
export default function ArticleBeside({ article, isPreview }: Props) {
  return (
    <div className="grid max-h-[calc(100dvh-3rem)] grid-cols-1 gap-6 overflow-y-auto px-2 pb-2">
      <ArticleContents content={article.content} language={article.language} />
      {!isPreview && <MoreOfThis articleId={article.id} />}
    </div>
  );
}
