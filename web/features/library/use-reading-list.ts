import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReadingListAnswer } from '#shared/library/library.schema.ts';
import { recall, remember } from '#web/platform/query/remembered.ts';
import { rememberCards } from './article-cards.ts';
import { fetchReadingList } from './library.api.ts';
import { shelfLife } from './shelf-life.ts';

type Owner = string | null | undefined;
type Copy = ReadingListAnswer & { owner: string };

const name = 'reading-list';

export const readingListQuery = (owner: Owner) =>
  queryOptions({
    queryKey: [name, owner],
    queryFn: async ({ client, signal }) => {
      const list = await fetchReadingList(signal);
      rememberCards(client, list.articles);
      rememberReadingList(owner, list);
      return list;
    },
    // As it was when she last saw it, until the server has answered: so it is there offline, too.
    initialData: (): ReadingListAnswer | undefined => {
      const copy = recall(name, isCopy);
      return copy && copy.owner === owner ? { articles: copy.articles } : undefined;
    },
    initialDataUpdatedAt: 0,
    ...shelfLife,
  });

export function rememberReadingList(owner: Owner, { articles }: ReadingListAnswer): void {
  if (owner) remember(name, { owner, articles } satisfies Copy);
}

/** What she kept to read later. A visitor has no list, and the server is not asked for one. */
export function useReadingList(owner: Owner) {
  return useQuery({ ...readingListQuery(owner), enabled: Boolean(owner) });
}

function isCopy(answer: unknown): answer is Copy {
  const { owner, articles } = (answer ?? {}) as Partial<Copy>;
  return typeof owner === 'string' && Array.isArray(articles);
}
