import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { ArticleBody } from '#web/features/library/article/article-body.tsx';
import { PracticalTip } from '#web/features/library/article/practical-tip.tsx';
import type { TextSize } from '#web/features/library/article/text-size.ts';
import { ArticleListening } from './article-listening.tsx';

export function ArticleText({ article, size }: { article: ArticleAnswer; size: TextSize }) {
  const { content, language, practicalTip } = article;
  return (
    <>
      <ArticleListening article={article} />
      <ArticleBody content={content} language={language} size={size} />
      {practicalTip && <PracticalTip tip={practicalTip} language={language} />}
    </>
  );
}
