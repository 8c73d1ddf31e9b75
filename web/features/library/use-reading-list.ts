import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReadingListAnswer } from '#shared/library/library.schema.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';
import { rememberCards } from './article-cards.ts';
import { fetchReadingList } from './library.api.ts';

type Owner = string | null | undefined;

const name = 'reading-list';
const remembered = rememberedAnswer<ReadingListAnswer>(name, {
  looksRight: ({ articles }) => Array.isArray(articles),
});

export const readingListQuery = (owner: Owner) =>
  queryOptions({
    queryKey: [name, owner],
    queryFn: async ({ client, signal }) => {
      const list = await fetchReadingList(signal);
      rememberCards(client, list.articles);
      return list;
    },
    // As it was when she last saw it, until the server has answered: so it is there offline, too.
    ...remembered.query(owner ?? null),
    ...keptForANight,
  });

/** What she kept to read later. A visitor has no list, and the server is not asked for one. */
export function useReadingList(owner: Owner) {
  return useQuery({ ...readingListQuery(owner), enabled: Boolean(owner) });
}
