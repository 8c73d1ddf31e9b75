import type { ChangesAnswer } from '#shared/sync/changes.schema.ts';
import { apiFetch } from '../api/api-client.ts';

/** By hand, not by the typed client: the platform knows the contract, and no feature's routes. */
export async function fetchChanges(since: string | undefined, signal: AbortSignal): Promise<ChangesAnswer> {
  const query = since === undefined ? '' : `?${new URLSearchParams({ since })}`;
  const response = await apiFetch(`/api/changes${query}`, { signal });
  return (await response.json()) as ChangesAnswer;
}
