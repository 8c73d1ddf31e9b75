import type { BrowserContext } from '@playwright/test';
import { aConsent } from './consent.ts';

type Colo = { address: string; codeFor: (email: string) => Promise<string> };

/** Signs a whole browser in, past the screen: that one has its own tests. She has agreed that her records are kept. */
export async function signInByRequest(context: BrowserContext, colo: Colo, email: string): Promise<void> {
  const post = (path: string, data: object) =>
    context.request.post(`${colo.address}${path}`, { data, headers: { Origin: colo.address } });
  for (const [path, body] of [
    ['/auth/v1/otp', async () => ({ email })],
    ['/auth/v1/verify', async () => ({ type: 'email', email, token: await colo.codeFor(email) })],
    ['/api/sync', async () => ({ writes: [aConsent()] })],
  ] as const) {
    const answer = await post(path, await body());
    if (!answer.ok())
      throw new Error(`${email} was not signed in: ${answer.status()} ${await answer.text()}`);
  }
}
