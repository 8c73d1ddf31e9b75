import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CaseListAnswer, CaseState } from '#shared/community/moderation.schema.ts';
import { fetchCase, fetchCases } from './moderation.api.ts';

export const moderationKey = ['admin-moderation'] as const;

/** One state's cases as the server orders them: who may be suffering first, then what waits longest. */
export function useCases(state: CaseState) {
  return useInfiniteQuery({
    queryKey: [...moderationKey, 'cases', state],
    queryFn: ({ pageParam, signal }) => fetchCases(state, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: CaseListAnswer) => page.nextCursor,
    // Others decide at the same time.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

export function useCase(id: string) {
  return useQuery({
    queryKey: [...moderationKey, 'case', id],
    queryFn: ({ signal }) => fetchCase(id, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}
