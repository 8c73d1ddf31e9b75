import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorCodeOf } from '../api/api-error.ts';

/**
 * `onUnauthenticated` runs when any call learns that the sign-in session has ended, or that it is no longer
 * enough: a second factor was added on another device.
 */
export function createQueryClient(onUnauthenticated: (client: QueryClient) => void): QueryClient {
  const onError = (error: unknown) => {
    const code = errorCodeOf(error);
    if (code === 'unauthenticated' || code === 'second_factor_required') onUnauthenticated(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && errorCodeOf(error) === 'unavailable',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        // Offline is a state with a sentence, not a request that waits without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { meta, state } = event.query;
    // See remembered-answer.ts.
    (meta?.remember as ((answer: unknown) => void) | undefined)?.(state.data);
  });
  return client;
}
