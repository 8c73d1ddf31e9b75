import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { rememberCards } from './article-cards.ts';
import { searchArticles } from './library.api.ts';

/** While the next term is on its way, what the last one found stays: nothing flickers as she types. */
export function useArticleSearch(term: string) {
  const language = useLanguage();
  return useInfiniteQuery({
    queryKey: ['article-search', language, term],
    queryFn: async ({ client, pageParam, signal }) => {
      const page = await searchArticles({ language, term, cursor: pageParam }, signal);
      rememberCards(
        client,
        page.found.map(({ article }) => article),
      );
      // Named in the answer, because the term on screen may already be another one.
      return { ...page, term };
    },
    ...byCursor,
    placeholderData: keepPreviousData,
    enabled: term !== '',
    ...keptForANight,
  });
}
