import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { recall, remember } from '#web/platform/query/remembered.ts';

const name = 'articles';
const most = 10;

/** The articles she opened last are at hand without a network. */
export function rememberArticle(article: ArticleAnswer): void {
  remember(name, [article, ...others(article.id)].slice(0, most));
}

export function recallArticle(id: string): ArticleAnswer | undefined {
  return recall(name, areArticles)?.find((article) => article.id === id);
}

/** It was taken down: a copy would go on saying what no longer holds. */
export function forgetArticle(id: string): void {
  if (recallArticle(id)) remember(name, others(id));
}

function others(id: string): ArticleAnswer[] {
  return (recall(name, areArticles) ?? []).filter((article) => article.id !== id);
}

function areArticles(answer: unknown): answer is ArticleAnswer[] {
  return (
    Array.isArray(answer) &&
    answer.every(
      (one: Partial<ArticleAnswer> | null) => typeof one?.id === 'string' && typeof one.content === 'string',
    )
  );
}
