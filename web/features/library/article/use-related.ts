import { useQuery } from '@tanstack/react-query';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { rememberCards } from '../article-cards.ts';
import { fetchRelated } from './article.api.ts';

const hour = 60 * 60 * 1000;

/** What leads on from an article. Nobody waits for it, and where it does not come nothing is missing. */
export function useRelated(articleId: string) {
  return useQuery({
    queryKey: ['article-related', articleId],
    queryFn: async ({ client, signal }) => {
      const { articles } = await fetchRelated(articleId, signal);
      rememberCards(client, articles);
      return articles;
    },
    staleTime: hour,
    ...keptForANight,
  });
}
