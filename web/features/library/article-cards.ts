import type { QueryClient } from '@tanstack/react-query';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';

const cardKey = (articleId: string) => ['article-card', articleId];

/** Whatever list an article was seen in, its title and introduction are at hand when she opens it. */
export function rememberCard(client: QueryClient, card: ArticleCardAnswer): void {
  client.setQueryData(cardKey(card.id), card);
}

export function rememberCards(client: QueryClient, cards: readonly ArticleCardAnswer[]): void {
  for (const card of cards) rememberCard(client, card);
}

/** What is known of an article before it has been fetched. */
export function cardOf(client: QueryClient, articleId: string): ArticleCardAnswer | undefined {
  return client.getQueryData<ArticleCardAnswer>(cardKey(articleId));
}
