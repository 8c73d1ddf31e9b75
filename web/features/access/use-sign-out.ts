import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { reauthenticated } from '#web/platform/api/ask-again.ts';
import { type SignOutScope, signOut } from './access.api.ts';
import { leaveHere } from './leave-here.ts';
import { sessionsQuery } from './use-sign-in-sessions.ts';

/** Out here (`local`), on every other device (`others`), or both (`global`). */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (scope: SignOutScope) => signOutOnce(client, scope),
    onSuccess: async (_nothing, scope) => {
      if (scope === 'others') {
        await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      } else {
        await leaveHere(client);
      }
    },
  });
}

async function signOutOnce(client: QueryClient, scope: SignOutScope): Promise<void> {
  // What is still asked in her name would find the door closed.
  if (scope !== 'others') await client.cancelQueries();
  try {
    await reauthenticated(() => signOut(scope));
  } catch (error) {
    // The session had ended before: she is where she wanted to be.
    if (scope !== 'others' && errorCodeOf(error) === 'unauthenticated') return;
    // She stays: what was broken off is asked again.
    void client.invalidateQueries();
    throw error;
  }
}
