import { type Mischief, softwareAuthenticator } from './software-authenticator.ts';
import type { TestApp } from './test-app.ts';

type Client = ReturnType<TestApp['client']>;
export type Device = ReturnType<typeof softwareAuthenticator>;

/** Asks for a new passkey and answers with the device's key. */
export async function enrolPasskey(her: Client, device: Device, mischief: Mischief & { name?: string } = {}) {
  const { name, ...rest } = mischief;
  const asked = await her.post('/api/passkeys/options');
  if (!asked.ok) return asked;
  const credential = device.create(await asked.json(), rest);
  return her.post('/api/passkeys', { ...(name === undefined ? {} : { name }), credential });
}

/** A browser that signs in with the device alone. */
export async function signInWith(browser: Client, device: Device, mischief: Mischief = {}) {
  const options = await (await browser.post('/auth/v1/passkeys/sign-in/options')).json();
  return browser.post('/auth/v1/passkeys/sign-in', { credential: device.get(options, mischief) });
}

/** Signed in already, she shows it again. */
export async function confirmWith(her: Client, device: Device, mischief: Mischief = {}) {
  const options = await (await her.post('/auth/v1/passkeys/confirm/options')).json();
  return her.post('/auth/v1/passkeys/confirm', { credential: device.get(options, mischief) });
}

/** A browser in which she signed in by mail and added a passkey, and the device that holds it. */
export async function withPasskey(colo: TestApp, email: string) {
  const her = await colo.signedIn(email);
  const device = softwareAuthenticator(colo.services.appUrl);
  const { id } = await (await enrolPasskey(her, device)).json();
  return { her, device, passkeyId: String(id) };
}
