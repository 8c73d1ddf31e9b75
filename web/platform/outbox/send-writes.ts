import type { SyncAnswer, SyncRequest } from '#shared/sync/sync.schema.ts';
import { apiFetch } from '../api/api-client.ts';
import type { Write } from './write.ts';

/** By hand, not by the typed client: the platform knows the contract, and no feature's routes. */
export async function sendWrites(owner: string, writes: readonly Write[]): Promise<SyncAnswer> {
  const request: SyncRequest = { owner, writes: writes.map(({ id, kind, body }) => ({ id, kind, body })) };
  const response = await apiFetch('/api/sync', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
  return response.json();
}
