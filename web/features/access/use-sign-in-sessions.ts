import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { withReauthentication } from '#web/platform/api/reauthentication.ts';
import { endSignInSession, fetchSignInSessions } from './access.api.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sign-in-sessions'],
  queryFn: ({ signal }) => fetchSignInSessions(signal),
});

export function useSignInSessions() {
  return useQuery(sessionsQuery);
}

export function useEndSignInSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withReauthentication(() => endSignInSession(id)),
    // Also after a refusal: the device may have left by itself, and then the list must say so.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
