import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TokensAnswer } from '#shared/access/access.schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signedInWithTokens } from '#tests/support/tokens.ts';
import { signInSessions } from '../access.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const tokensFor = (email: string) => signedInWithTokens(colo, email);
const as = (token: string) => colo.client({ Authorization: `Bearer ${token}` });
const seconds = () => colo.clock.now().getTime() / 1000;

describe('signing in without a browser', () => {
  it('gives the session of the specification, and no cookie', async () => {
    const app = colo.client({});
    await app.post('/auth/v1/otp', { email: 'app@exemplo.test' });
    const proof = { type: 'email', email: 'app@exemplo.test', token: colo.codeFor('app@exemplo.test') };
    const response = await app.post('/auth/v1/verify', proof);
    expect(response.headers.has('Set-Cookie')).toBe(false);
    const tokens: TokensAnswer = await response.json();
    expect(tokens).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: seconds() + 3600,
      refresh_token: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/),
      user: { email: 'app@exemplo.test', factors: [] },
    });
    expect(decodeJwt(tokens.access_token)).toEqual({
      iss: 'http://localhost:3000/auth/v1',
      aud: 'authenticated',
      sub: tokens.user.id,
      email: 'app@exemplo.test',
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: seconds() }],
      session_id: expect.any(String),
      iat: seconds(),
      exp: seconds() + 3600,
    });
  });

  it('gives a browser its cookie and never a token, however old the browser is', async () => {
    for (const [nth, own] of [
      { 'Sec-Fetch-Site': 'same-origin' },
      { Origin: 'http://localhost:3000' },
    ].entries()) {
      const her = colo.client(own as Record<string, string>);
      const email = `browser${nth}@exemplo.test`;
      await her.post('/auth/v1/otp', { email });
      const response = await her.post('/auth/v1/verify', {
        type: 'email',
        email,
        token: colo.codeFor(email),
      });
      expect(response.headers.get('Set-Cookie')).toMatch(/^colo_session=/);
      expect(await response.text()).not.toContain('token');
    }
  });

  it('opens every call of hers, as the cookie does, and shows among her devices', async () => {
    const { access_token } = await tokensFor('calls@exemplo.test');
    const { viewer } = await (await as(access_token).get('/api/viewer')).json();
    expect(viewer).toMatchObject({ email: 'calls@exemplo.test' });
    const { sessions } = await (await as(access_token).get('/api/sign-in-sessions')).json();
    expect(sessions).toMatchObject([{ isCurrent: true }]);
  });

  it('keeps no readable token in the database, and no part of one works as a cookie', async () => {
    const { refresh_token } = await tokensFor('parts@exemplo.test');
    const rows = JSON.stringify(await colo.services.db.select().from(signInSessions));
    for (const part of refresh_token.split('.')) {
      expect(rows).not.toContain(part);
      const forged = colo.client({ Cookie: `colo_session=${part}` });
      expect((await forged.get('/auth/v1/user')).status).toBe(401);
    }
  });
});

describe('what Colo does not do', () => {
  it.each([
    ['POST', '/token?grant_type=password'],
    ['POST', '/token?grant_type=pkce'],
    ['POST', '/token?grant_type=id_token'],
    ['POST', '/token?grant_type=web3'],
    ['POST', '/token'],
    ['POST', '/signup'],
    ['GET', '/authorize?provider=google'],
    ['POST', '/recover'],
    ['POST', '/resend'],
    ['POST', '/sso'],
  ])('%s /auth/v1%s is refused in clear words', async (method, path) => {
    const response = await colo
      .client({})
      .call(method, `/auth/v1${path}`, method === 'POST' ? { body: {} } : {});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'unsupported', message: expect.any(String) },
      error_code: 'unsupported',
      msg: expect.any(String),
    });
  });

  it('an account changes neither address nor password, and says why by field', async () => {
    const her = await colo.signedIn('put@exemplo.test');
    const put = (body: object) => her.call('PUT', '/auth/v1/user', { body });
    const refused = await put({ email: 'new@exemplo.test', password: 'x', data: { name: 'Ana' } });
    expect((await refused.json()).error).toMatchObject({
      code: 'unsupported',
      fields: { email: expect.any(String), password: expect.any(String), data: expect.any(String) },
    });
    const unchanged = await put({});
    expect((await unchanged.json()).email).toBe('put@exemplo.test');
  });
});
