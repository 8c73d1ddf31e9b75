import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchViewer } from './access.api.ts';

export const viewerQuery = queryOptions({
  queryKey: ['viewer'],
  queryFn: ({ signal }) => fetchViewer(signal),
  staleTime: 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  // A session can be ended from another device: coming back to the tab is the moment to notice.
  refetchOnWindowFocus: true,
});

/** Who is looking: `data` is null for a visitor, and undefined until the server has said so once. */
export function useViewer() {
  return useQuery(viewerQuery);
}
