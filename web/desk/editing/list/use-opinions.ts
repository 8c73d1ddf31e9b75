import { useInfiniteQuery } from '@tanstack/react-query';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { fetchOpinions } from './editing-list.api.ts';

/** What readers said about one article, newest first; nothing is asked before an article is chosen. */
export function useOpinions(id: string | undefined) {
  return useInfiniteQuery({
    queryKey: ['article-opinions', id],
    queryFn: ({ pageParam, signal }) => fetchOpinions(id ?? '', pageParam, signal),
    ...byCursor,
    enabled: id !== undefined,
  });
}
