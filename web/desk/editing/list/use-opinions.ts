import { useInfiniteQuery } from '@tanstack/react-query';
import { fetchOpinions } from './editing-list.api.ts';

/** What readers said about one article, newest first; nothing is asked before an article is chosen. */
export function useOpinions(id: string | undefined) {
  return useInfiniteQuery({
    queryKey: ['article-opinions', id],
    queryFn: ({ pageParam, signal }) => fetchOpinions(id ?? '', pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    enabled: id !== undefined,
  });
}
