import { type ArticleState, articleStates } from '#shared/editing/editing.schema.ts';

export function isArticleState(value: unknown): value is ArticleState {
  return (articleStates as readonly unknown[]).includes(value);
}
