import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CaseState } from '#shared/community/moderation.schema.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { fetchCase, fetchCases } from './moderation.api.ts';

export const moderationKey = ['admin-moderation'] as const;

/** One state's cases as the server orders them: who may be suffering first, then what waits longest. */
export function useCases(state: CaseState) {
  return useInfiniteQuery({
    queryKey: [...moderationKey, 'cases', state],
    queryFn: ({ pageParam, signal }) => fetchCases(state, pageParam, signal),
    ...byCursor,
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
