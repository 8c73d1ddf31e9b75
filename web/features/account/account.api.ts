import type { ReauthenticationRoutes } from '#server/features/access/reauthentication/reauthentication.routes.ts';
import type { AccountRoutes } from '#server/features/account/account.routes.ts';
import { requestReauthentication, withReauthentication } from '#web/platform/api/reauthentication.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const reauthentication = clientOf<ReauthenticationRoutes>('/auth/v1/reauthentication');
const account = clientOf<AccountRoutes>('/api/account');

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
