import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetListening } from '#web/platform/audio/player-signal.ts';
import { forgetRemembered } from '#web/platform/query/remembered.ts';
import { forgetPendingSignIn } from './pending-sign-in.ts';
import { viewerQuery } from './use-viewer.ts';

const isNotTheViewer = ({ queryKey }: Query) => queryKey[0] !== viewerQuery.queryKey[0];

/** An answer that was asked for before she came or went would speak of the time before. */
const forgetQuestionsUnderWay = (client: QueryClient) =>
  client.cancelQueries({ queryKey: viewerQuery.queryKey });

/** She is in: who she is, and everything that depends on it, is asked again. */
export async function refreshAfterSignIn(client: QueryClient): Promise<void> {
  forgetPendingSignIn();
  await forgetQuestionsUnderWay(client);
  try {
    await client.fetchQuery({ ...viewerQuery, staleTime: 0 });
  } catch {
    // In, but the connection went: the gate says so and offers to try again, instead of a second sign-in.
    await client.resetQueries({ queryKey: viewerQuery.queryKey });
  }
  await client.invalidateQueries({ predicate: isNotTheViewer });
}

/** She is out, and nothing of hers comes back at the next start. `clearCacheOnLeave` clears what is in memory. */
export async function clearAfterSignOut(client: QueryClient): Promise<void> {
  forgetRemembered();
  await forgetQuestionsUnderWay(client);
  client.setQueryData(viewerQuery.queryKey, null);
}

/**
 * However somebody goes (by her own hand, because her session ended, because another signed in), nothing that was
 * read in her name stays in memory. It happens before anything is rendered for whoever comes after her. Runs until
 * the returned function is called.
 */
export function clearCacheOnLeave(client: QueryClient): () => void {
  let last = client.getQueryData(viewerQuery.queryKey)?.id;
  return client.getQueryCache().subscribe(({ query }) => {
    if (isNotTheViewer(query)) return;
    const viewer = client.getQueryData(viewerQuery.queryKey);
    // Not known for a moment is not gone.
    if (viewer === undefined || viewer?.id === last) return;
    const hasLeft = last !== undefined;
    last = viewer?.id;
    if (!hasLeft) return;
    client.removeQueries({ predicate: isNotTheViewer });
    forgetListening();
  });
}
