import { hashKey, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { PageAnswers } from '#shared/pages/render-page.ts';
import { errorCodeOf } from '../api/api-error.ts';

/** What becomes of an answer beside showing it: kept for the next start, told to other queries. See remembered-answer.ts. */
type Remember = (answer: unknown, client: QueryClient) => void;

/**
 * `onUnauthenticated` runs when any call learns that the sign-in session has ended, or that it is no longer
 * enough: a second factor was added on another device. `answers` came with the page.
 */
export function createQueryClient(
  onUnauthenticated: (client: QueryClient) => void,
  answers: PageAnswers = [],
): QueryClient {
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
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  const arrived = new Set(answers.map(([key]) => hashKey(key)));
  client.getQueryCache().subscribe((event) => {
    // What came with the page becomes known as an answer to a question once something on the page asks it.
    const isFirstSeen = event.type === 'observerAdded' && arrived.delete(event.query.queryHash);
    if (!isFirstSeen && !(event.type === 'updated' && event.action.type === 'success')) return;
    const { meta, state } = event.query;
    (meta?.remember as Remember | undefined)?.(state.data, client);
  });
  return client;
}
