import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { rememberCards } from './article-cards.ts';
import { fetchArticles } from './library.api.ts';

/** The articles of one category, newest first, page by page. */
export function useArticles(category: string) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ['articles', language, category],
    queryFn: async ({ client, pageParam, signal }) => {
      const page = await fetchArticles({ language, category, cursor: pageParam }, signal);
      rememberCards(client, page.articles);
      return page;
    },
    ...byCursor,
    ...keptForANight,
  });
}
