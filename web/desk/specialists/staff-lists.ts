import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import {
  fetchQuestions,
  fetchSessions,
  fetchSpecialists,
  fetchSubscribers,
} from './specialists-staff.api.ts';

/** Every list of this part of the panel begins with it: what changes in one may show in another. */
export const specialistsStaff = 'specialists-staff';

const pages = { ...byCursor, staleTime: 0 };

export const specialistsQuery = queryOptions({
  queryKey: [specialistsStaff, 'specialists'],
  queryFn: ({ signal }) => fetchSpecialists(signal),
  staleTime: 0,
});

export const sessionsQuery = infiniteQueryOptions({
  queryKey: [specialistsStaff, 'sessions'],
  queryFn: ({ pageParam, signal }) => fetchSessions(pageParam, signal),
  ...pages,
});

export const questionsQuery = (sessionId: string | null) =>
  infiniteQueryOptions({
    queryKey: [specialistsStaff, 'questions', sessionId],
    queryFn: ({ pageParam, signal }) => fetchQuestions(sessionId, pageParam, signal),
    ...pages,
  });

export const subscribersQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [specialistsStaff, 'subscribers', q],
    queryFn: ({ pageParam, signal }) => fetchSubscribers(q, pageParam, signal),
    ...pages,
  });
