import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokensAnswer } from '#shared/access/access.schema.ts';
import { appCode, enrol, show } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signedInWithTokens } from '#tests/support/tokens.ts';
import { signingKey } from './signing-keys.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const tokensFor = (email: string) => signedInWithTokens(colo, email);
const as = (token: string) => colo.client({ Authorization: `Bearer ${token}` });
const refresh = (refresh_token: string) =>
  colo.client({}).post('/auth/v1/token?grant_type=refresh_token', { refresh_token });
const statusOfUser = async (token: string) => (await as(token).get('/auth/v1/user')).status;

describe('an access token', () => {
  it('ends after an hour', async () => {
    const { access_token } = await tokensFor('hour@exemplo.test');
    colo.clock.pass({ minutes: 59 });
    expect(await statusOfUser(access_token)).toBe(200);
    colo.clock.pass({ minutes: 1, seconds: 1 });
    expect(await statusOfUser(access_token)).toBe(401);
  });

  it('ends at once with its session, here, elsewhere and everywhere', async () => {
    const email = 'leave@exemplo.test';
    const [one, two, three] = [await tokensFor(email), await tokensFor(email), await tokensFor(email)];
    expect((await as(one.access_token).post('/auth/v1/logout?scope=local')).status).toBe(204);
    expect(await statusOfUser(one.access_token)).toBe(401);
    expect((await refresh(one.refresh_token)).status).toBe(401);
    await as(two.access_token).post('/auth/v1/logout?scope=others');
    expect([await statusOfUser(two.access_token), await statusOfUser(three.access_token)]).toEqual([
      200, 401,
    ]);
    const response = await as(two.access_token).post('/auth/v1/logout?scope=global');
    expect([response.status, response.headers.has('Set-Cookie')]).toEqual([204, false]);
    expect(await statusOfUser(two.access_token)).toBe(401);
  });

  it('is refused when it is unsigned, signed by others, changed, or for others', async () => {
    const { access_token } = await tokensFor('forged@exemplo.test');
    const claims = decodeJwt(access_token);
    expect(await statusOfUser(new UnsecuredJWT(claims).encode())).toBe(401);

    const { kid, key } = await signingKey(colo.services);
    const signed = (own: object, header: { alg: string; kid: string }, by: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT({ ...claims, ...own }).setProtectedHeader(header).sign(by);
    expect(await statusOfUser(await signed({}, { alg: 'ES256', kid }, key))).toBe(200);
    const secret = new TextEncoder().encode(colo.services.secret.padEnd(32));
    expect(await statusOfUser(await signed({}, { alg: 'HS256', kid }, secret))).toBe(401);
    for (const own of [{ iss: 'https://evil.test' }, { aud: 'anon' }, { session_id: 'x' }, { aal: 'aal9' }]) {
      expect(await statusOfUser(await signed(own, { alg: 'ES256', kid }, key))).toBe(401);
    }
    const other = await startTestApp();
    const theirs = await signingKey({ ...other.services, secret: 'another secret, of another house' });
    expect(await statusOfUser(await signed({}, { alg: 'ES256', kid: theirs.kid }, theirs.key))).toBe(401);
    expect(await statusOfUser(await signed({}, { alg: 'ES256', kid }, theirs.key))).toBe(401);
    await other.close();
    for (const nonsense of ['', 'x', 'a.b.c', `${access_token}x`]) {
      expect(await statusOfUser(nonsense)).toBe(401);
    }
  });

  it('stands for nothing once SECRET has changed', async () => {
    const { access_token } = await tokensFor('rotated@exemplo.test');
    const { secret } = colo.services;
    colo.services.secret = 'a new secret, because the old one leaked';
    expect(await statusOfUser(access_token)).toBe(401);
    expect((await (await colo.client({}).get('/auth/v1/.well-known/jwks.json')).json()).keys).toEqual([]);
    expect((await tokensFor('after@exemplo.test')).access_token).toBeTruthy();
    colo.services.secret = secret;
  });

  it('counts more than a cookie sent beside it', async () => {
    const her = await colo.signedIn('both@exemplo.test');
    expect((await her.get('/auth/v1/user', { headers: { Authorization: 'Bearer x' } })).status).toBe(401);
    expect((await her.get('/auth/v1/user')).status).toBe(200);
  });

  it('rises to aal2 only by a new token, and the old refresh token is spent', async () => {
    const before = await tokensFor('rise@exemplo.test');
    const app = as(before.access_token);
    const { id, secret, totp } = await enrol(app);
    expect(totp.qr_code).toMatch(/^<svg /);
    const after: TokensAnswer = await (await show(app, id, await appCode(colo, secret))).json();
    expect(decodeJwt(after.access_token)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'otp' }],
      session_id: decodeJwt(before.access_token).session_id,
    });
    expect((await as(after.access_token).get('/api/sign-in-sessions')).status).toBe(200);
    expect((await app.get('/api/sign-in-sessions')).status).toBe(403);
    expect((await refresh(before.refresh_token)).status).toBe(401);
    const renewed: TokensAnswer = await (await refresh(after.refresh_token)).json();
    expect(decodeJwt(renewed.access_token).aal).toBe('aal2');
  });
});
