import { queryOptions, useQuery } from '@tanstack/react-query';
import { rememberCards } from './article-cards.ts';
import { fetchReadingList } from './library.api.ts';
import { shelfLife } from './shelf-life.ts';

export const readingListQuery = queryOptions({
  queryKey: ['reading-list'],
  queryFn: async ({ client, signal }) => {
    const list = await fetchReadingList(signal);
    rememberCards(client, list.articles);
    return list;
  },
  ...shelfLife,
});

/** What she kept to read later. A visitor has no list, and the server is not asked for one. */
export function useReadingList(isSignedIn: boolean) {
  return useQuery({ ...readingListQuery, enabled: isSignedIn });
}
