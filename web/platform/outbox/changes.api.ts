import type { ChangesAnswer } from '#shared/sync/changes.schema.ts';
import { apiFetch } from '../api/api-client.ts';

export async function fetchChanges(since: string | undefined, signal: AbortSignal): Promise<ChangesAnswer> {
  const query = since === undefined ? '' : `?${new URLSearchParams({ since })}`;
  const response = await apiFetch(`/api/changes${query}`, { signal });
  return (await response.json()) as ChangesAnswer;
}
