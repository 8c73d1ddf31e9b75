import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { withReauthentication } from '#web/platform/api/reauthentication.ts';
import { type SignOutScope, signOut } from './access.api.ts';
import { signOutOfDevice } from './sign-out-of-device.ts';
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
        await signOutOfDevice(client);
      }
    },
  });
}

async function signOutOnce(client: QueryClient, scope: SignOutScope): Promise<void> {
  try {
    await withReauthentication(() =>
      scope === 'others' ? signOut(scope) : whileNothingIsAsked(client, () => signOut(scope)),
    );
  } catch (error) {
    // The session had ended before: she is where she wanted to be.
    if (scope !== 'others' && errorCodeOf(error) === 'unauthenticated') return;
    // She stays: what was broken off is asked again.
    void client.invalidateQueries();
    throw error;
  }
}

/** What is still asked in her name, or begins to be while the server hears that she leaves, would find the door closed. */
async function whileNothingIsAsked(client: QueryClient, act: () => Promise<void>): Promise<void> {
  const breakOff = () => client.cancelQueries({ fetchStatus: 'fetching' });
  const stop = client.getQueryCache().subscribe(() => {
    // The cache tells of a query just before it is asked: a moment later it can be broken off.
    if (client.isFetching() > 0) queueMicrotask(breakOff);
  });
  try {
    await breakOff();
    await act();
  } finally {
    stop();
  }
}
