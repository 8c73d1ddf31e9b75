import { hc } from 'hono/client';
import type { AccountRoutes } from '#server/features/account/account.routes.ts';
import type { ConsentRoutes } from '#server/features/consent/consent.routes.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const account = hc<AccountRoutes>('/api/account', { fetch: apiFetch });
const consents = hc<ConsentRoutes>('/api/consents', { fetch: apiFetch });

/** Where she downloads everything that is hers; the browser saves it, no page needed. */
export const myDataFile = '/api/my-data';

export async function fetchConsents(signal: AbortSignal) {
  const response = await consents.index.$get({}, { init: { signal } });
  return (await response.json()).consents;
}

export async function deleteAccount(keepCommunityTexts: boolean): Promise<void> {
  await account.deletion.$post({ json: { keepCommunityTexts } });
}
