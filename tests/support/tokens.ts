import type { TokensAnswer } from '#shared/access/access.schema.ts';
import type { TestApp } from './test-app.ts';

/** Signs in as a client that is no browser: it sends neither Sec-Fetch-Site nor Origin. */
export async function signedInWithTokens(colo: TestApp, email: string): Promise<TokensAnswer> {
  const app = colo.client({});
  await app.post('/auth/v1/otp', { email });
  const proof = { type: 'email', email, token: colo.codeFor(email) };
  return (await app.post('/auth/v1/verify', proof)).json();
}
