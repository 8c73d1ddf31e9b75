import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleListening } from './article-listening.tsx';
import { PracticalTip } from './practical-tip.tsx';
import type { TextSize } from './text-size.ts';

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
