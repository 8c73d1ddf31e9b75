import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes what was read, if it was, and leaves it as old as it is: what was due to be asked for stays due. */
export function correctQuery<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  make: (data: Data) => Data,
): void {
  const state = client.getQueryState<Data>(queryKey);
  if (!state) return;
  client.setQueryData<Data>(queryKey, (data) => data && make(data), { updatedAt: state.dataUpdatedAt });
  // An answer under way was asked for before this, and would undo it.
  if (state.fetchStatus === 'fetching') client.invalidateQueries({ queryKey });
}
