import { hc } from 'hono/client';
import type { AccountRoutes } from '#server/features/account/account.routes.ts';
import { reauthenticated } from '#web/features/access/reauthentication/ask-again.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const account = hc<AccountRoutes>('/api/account', { fetch: apiFetch });

/** Where she downloads everything that is hers; the browser saves it, no page needed. */
export const myDataFile = '/api/my-data';

export async function deleteAccount(keepCommunityTexts: boolean): Promise<void> {
  await reauthenticated(() => account.deletion.$post({ json: { keepCommunityTexts } }));
}
