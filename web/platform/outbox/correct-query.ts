import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes what was read, if it was, and leaves it as old as it is: what was due to be asked for stays due. */
export function correctQuery<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  make: (data: Data) => Data,
): void {
  const state = client.getQueryState<Data>(queryKey);
  if (!state) return;
  if (state.data !== undefined) {
    const corrected = make(state.data);
    if (corrected === state.data) return;
    client.setQueryData<Data>(queryKey, corrected, { updatedAt: state.dataUpdatedAt });
  }
  // An answer under way was asked for before this, and would undo it.
  if (state.fetchStatus === 'fetching') client.invalidateQueries({ queryKey, exact: true });
}

/** The same thing stands in many answers: all whose keys begin with `queryKey` change together. */
export function correctQueries<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  make: (data: Data, key: QueryKey) => Data,
): void {
  for (const [key] of client.getQueriesData({ queryKey }))
    correctQuery<Data>(client, key, (data) => make(data, key));
}
