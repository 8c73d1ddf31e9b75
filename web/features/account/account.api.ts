import { hc } from 'hono/client';
import type { ReauthenticationRoutes } from '#server/features/access/reauthentication/reauthentication.routes.ts';
import type { AccountRoutes } from '#server/features/account/account.routes.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';
import { requestReauthentication, withReauthentication } from '#web/platform/api/reauthentication.ts';

const reauthentication = hc<ReauthenticationRoutes>('/auth/v1/reauthentication', { fetch: apiFetch });
const account = hc<AccountRoutes>('/api/account', { fetch: apiFetch });

/** Where she downloads everything that is hers; the browser saves it, no page needed. */
export const myDataFile = '/api/my-data';

/** The browser fetches the file by itself, so it is asked beforehand whether it is she. */
export async function proveFirst(): Promise<boolean> {
  const { isNeeded } = await (await reauthentication.index.$get()).json();
  return !isNeeded || requestReauthentication();
}

export async function deleteAccount(keepCommunityTexts: boolean): Promise<void> {
  await withReauthentication(() => account.deletion.$post({ json: { keepCommunityTexts } }));
}
