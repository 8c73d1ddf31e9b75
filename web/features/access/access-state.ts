import type { Query, QueryClient } from '@tanstack/react-query';
import { forgetRemembered } from '#web/platform/query/remembered.ts';
import { forgetPendingSignIn } from './pending-sign-in.ts';
import { viewerQuery } from './use-viewer.ts';

const isNotTheViewer = ({ queryKey }: Query) => queryKey[0] !== viewerQuery.queryKey[0];

/** An answer that was asked for before she came or went would speak of the time before. */
const forgetQuestionsUnderWay = (client: QueryClient) =>
  client.cancelQueries({ queryKey: viewerQuery.queryKey });

/** She is in: who she is, and everything that depends on it, is asked again. */
export async function enter(client: QueryClient): Promise<void> {
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

/** She is out: nothing that was read in her name stays in memory, or comes back at the next start. */
export async function leave(client: QueryClient): Promise<void> {
  forgetRemembered();
  await forgetQuestionsUnderWay(client);
  client.setQueryData(viewerQuery.queryKey, null);
  client.removeQueries({ predicate: isNotTheViewer });
}
