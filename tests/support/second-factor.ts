import { generate } from 'otplib';
import type { TestApp } from './test-app.ts';

type Client = ReturnType<TestApp['client']>;

/** What her authenticator app shows at this moment. */
export function appCode(colo: TestApp, secret: string, secondsFromNow = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(colo.clock.now().getTime() / 1000) + secondsFromNow });
}

/** Adds an authenticator app, as a client would, without finishing. */
export async function enrol(her: Client, friendly_name = 'Celular', headers: Record<string, string> = {}) {
  const response = await her.post(
    '/auth/v1/factors',
    { friendly_name, factor_type: 'totp', issuer: 'Colo' },
    headers,
  );
  const { id, totp } = await response.json();
  return { status: response.status, id: String(id), secret: String(totp?.secret), totp };
}

/** Asks for a challenge and answers it; the refusal when there is none. */
export async function show(
  her: Client,
  factorId: string,
  code: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const asked = await her.post(`/auth/v1/factors/${factorId}/challenge`, {}, headers);
  if (!asked.ok) return asked;
  const { id: challenge_id } = await asked.json();
  return her.post(`/auth/v1/factors/${factorId}/verify`, { challenge_id, code }, headers);
}

/** A browser in which she signed in, enrolled her authenticator app and showed it. */
export async function withSecondFactor(colo: TestApp, email: string) {
  const her = await colo.signedIn(email);
  const { id, secret } = await enrol(her);
  await show(her, id, await appCode(colo, secret));
  colo.clock.pass({ seconds: 30 });
  return { her, factorId: id, secret };
}
