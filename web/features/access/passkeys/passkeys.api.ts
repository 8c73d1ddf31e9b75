import type { PasskeySignInRoutes } from '#server/features/access/passkeys/passkey-sign-in.routes.ts';
import type { PasskeyRoutes } from '#server/features/access/passkeys/passkeys.routes.ts';
import type { PasskeyAnswer } from '#shared/access/passkey.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { withReauthentication } from '#web/platform/api/reauthentication.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const passkeys = clientOf<PasskeyRoutes>('/api/passkeys');
const showing = clientOf<PasskeySignInRoutes>('/auth/v1/passkeys');

export type Passkey = PasskeyAnswer;

/** What speaks to the device: fetched with the first tap that needs it. */
const device = () => import('@simplewebauthn/browser');

export const fetchPasskeys = async (signal: AbortSignal): Promise<Passkey[]> =>
  (await answerTo(passkeys.index.$get({}, { init: { signal } }))).passkeys;

/** The device makes a key behind its lock, and Colo keeps the public half. */
export async function addPasskey(): Promise<Passkey> {
  const { startRegistration } = await device();
  const response = await withReauthentication(async () => {
    const optionsJSON = await (await passkeys.options.$post()).json();
    const credential = await startRegistration({ optionsJSON });
    return passkeys.index.$post({ json: { credential } });
  });
  return response.json();
}

export async function renamePasskey({ id, name }: { id: string; name: string }): Promise<void> {
  await passkeys[':id'].$patch({ param: { id }, json: { name } });
}

export async function removePasskey(id: string): Promise<void> {
  await withReauthentication(() => passkeys[':id'].$delete({ param: { id } }));
}

/** `restored`: she had asked to be forgotten, and came back in time. */
export async function signInByPasskey(): Promise<{ restored?: boolean }> {
  const { startAuthentication } = await device();
  const optionsJSON = await (await showing['sign-in'].options.$post()).json();
  const credential = await startAuthentication({ optionsJSON });
  const response = await showing['sign-in'].$post({ json: { credential } });
  return response.json();
}

export async function confirmByPasskey(): Promise<void> {
  const { startAuthentication } = await device();
  const optionsJSON = await (await showing.confirm.options.$post()).json();
  const credential = await startAuthentication({ optionsJSON });
  await showing.confirm.$post({ json: { credential } });
}
