import type { BrowserContext } from '@playwright/test';

type Colo = { address: string; codeFor: (email: string) => Promise<string> };

/** Signs a whole browser in, past the screen: that one has its own tests. */
export async function signInByRequest(context: BrowserContext, colo: Colo, email: string): Promise<void> {
  const post = (path: string, data: object) =>
    context.request.post(`${colo.address}/auth/v1/${path}`, { data, headers: { Origin: colo.address } });
  for (const [path, body] of [
    ['otp', async () => ({ email })],
    ['verify', async () => ({ type: 'email', email, token: await colo.codeFor(email) })],
  ] as const) {
    const answer = await post(path, await body());
    if (!answer.ok())
      throw new Error(`${email} was not signed in: ${answer.status()} ${await answer.text()}`);
  }
}
