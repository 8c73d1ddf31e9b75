import { queryOptions, useQuery } from '@tanstack/react-query';
import type { StandingAnswer } from '#shared/community/care.schema.ts';
import { community } from '../correct-posts.ts';
import type { Owner } from '../query-keys.ts';
import { fetchStanding } from './care.api.ts';

export const standingKey = [community, 'standing'] as const;

const standingQuery = (owner: Owner | undefined) =>
  queryOptions({
    queryKey: [...standingKey, owner],
    queryFn: ({ signal }): Promise<StandingAnswer> => fetchStanding(signal),
  });

/** What she may do in the community, and what she has not read yet. A visitor has no standing: nobody is asked. */
export function useStanding(owner: Owner | undefined) {
  return useQuery({ ...standingQuery(owner), enabled: Boolean(owner) });
}
