import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmWith, withPasskey } from '#tests/support/passkeys.ts';
import { appCode, enrol, show, withSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { forgetReauthenticationCodes } from './reauthentication.repository.ts';
import { reauthenticationCodes } from './reauthentication.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

type Client = ReturnType<TestApp['client']>;

const codeOf = async (response: Response) => (await response.json()).error?.code;
const state = async (her: Client) => (await her.get('/auth/v1/reauthentication')).json();
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const askByMail = (her: Client) => her.post('/auth/v1/reauthentication');
const type = (her: Client, code: string) => her.post('/auth/v1/reauthentication/verify', { code });
const someId = '00000000-0000-4000-8000-000000000000';

/** A phone left on the table: signed in long ago, and in use. */
async function oldSession(email: string) {
  const her = await colo.signedIn(email);
  colo.clock.pass({ minutes: 11 });
  return her;
}

describe('a session that proved itself longer than ten minutes ago', () => {
  it.each([
    ['takes her data along', 'GET', '/api/my-data', undefined],
    ['deletes her account', 'POST', '/api/account/deletion', { keepCommunityTexts: false }],
    ['adds a second factor', 'POST', '/auth/v1/factors', { factor_type: 'totp' }],
    ['removes a second factor', 'DELETE', `/auth/v1/factors/${someId}`, undefined],
    ['makes recovery codes', 'POST', '/auth/v1/recovery-codes', undefined],
    ['begins a passkey', 'POST', '/api/passkeys/options', undefined],
    ['adds a passkey', 'POST', '/api/passkeys', {}],
    ['removes a passkey', 'DELETE', `/api/passkeys/${someId}`, undefined],
    ['ends another session', 'DELETE', `/api/sign-in-sessions/${someId}`, undefined],
    ['ends all others', 'POST', '/auth/v1/logout?scope=others', undefined],
  ])('neither %s', async (what, method, path, body) => {
    const her = await oldSession(`${what.replaceAll(' ', '-')}@exemplo.test`);
    const refused = await her.call(method, path, body === undefined ? {} : { body });
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'reauthentication_required']);
    expect((await her.get('/api/sign-in-sessions')).status).toBe(200);
  });

  it('still leaves, here and everywhere, without a question', async () => {
    expect((await (await oldSession('leaves@exemplo.test')).post('/auth/v1/logout?scope=local')).status).toBe(
      204,
    );
    expect(
      (await (await oldSession('leaves@exemplo.test')).post('/auth/v1/logout?scope=global')).status,
    ).toBe(204);
  });

  it('does not finish a second factor that was begun in time', async () => {
    const her = await colo.signedIn('begun@exemplo.test');
    const { id, secret } = await enrol(her);
    colo.clock.pass({ minutes: 11 });
    expect(await codeOf(await show(her, id, await appCode(colo, secret)))).toBe('reauthentication_required');
  });
});

describe('within ten minutes of signing in', () => {
  it('nothing more is asked', async () => {
    const her = await colo.signedIn('fresh@exemplo.test');
    colo.clock.pass({ minutes: 10 });
    expect(await state(her)).toEqual({ isNeeded: false, ways: ['mail'] });
    expect((await her.get('/api/my-data')).status).toBe(200);
  });
});

describe('a code by mail', () => {
  it('opens what was closed, for ten minutes', async () => {
    const email = 'mail@exemplo.test';
    const her = await oldSession(email);
    expect(await state(her)).toEqual({ isNeeded: true, ways: ['mail'] });
    expect((await askByMail(her)).status).toBe(204);
    expect(colo.mails.at(-1)).toMatchObject({
      to: email,
      subject: `${colo.codeFor(email)} é o seu código de confirmação do Colo`,
    });
    expect((await type(her, colo.codeFor(email))).status).toBe(200);
    expect(await state(her)).toMatchObject({ isNeeded: false });
    expect((await her.get('/api/my-data')).status).toBe(200);
    colo.clock.pass({ minutes: 11 });
    expect(await codeOf(await her.get('/api/my-data'))).toBe('reauthentication_required');
  });

  it('comes in the language of the page', async () => {
    const her = await oldSession('english@exemplo.test');
    await her.post('/auth/v1/reauthentication', undefined, {
      Referer: 'http://localhost:3000/en/app/profile',
    });
    expect(colo.mails.at(-1)?.subject).toMatch(/is your Colo confirmation code/);
  });

  it('serves once, and only the session that asked', async () => {
    const email = 'bound@exemplo.test';
    const [her, thief] = [await colo.signedIn(email), await colo.signedIn(email)];
    colo.clock.pass({ minutes: 11 });
    await askByMail(her);
    const code = colo.codeFor(email);
    expect(await codeOf(await type(thief, code))).toBe('code_invalid');
    expect((await type(her, code)).status).toBe(200);
    expect(await codeOf(await type(her, code))).toBe('code_invalid');
  });

  it('does not vouch for a copy of the session', async () => {
    const email = 'copy@exemplo.test';
    const her = await oldSession(email);
    const copy = colo.client({ 'Sec-Fetch-Site': 'same-origin', Cookie: her.cookie() ?? '' });
    await askByMail(her);
    await type(her, colo.codeFor(email));
    expect((await copy.get('/api/my-data')).status).toBe(401);
  });

  it('is void after five wrong ones and after ten minutes', async () => {
    const email = 'guess@exemplo.test';
    const her = await oldSession(email);
    await askByMail(her);
    const code = colo.codeFor(email);
    for (let nth = 0; nth < 5; nth++) expect(await codeOf(await type(her, wrong(code)))).toBe('code_invalid');
    expect(await codeOf(await type(her, code))).toBe('code_invalid');
    await askByMail(her);
    colo.clock.pass({ minutes: 10 });
    expect(await codeOf(await type(her, colo.codeFor(email)))).toBe('code_invalid');
    await forgetReauthenticationCodes(colo.services.db, colo.clock.now());
    expect(await colo.services.db.$count(reauthenticationCodes)).toBe(0);
  });

  it('does not use up the mails she signs in with', async () => {
    const email = 'flood@exemplo.test';
    const her = await oldSession(email);
    for (let nth = 0; nth < 5; nth++) expect((await askByMail(her)).status).toBe(204);
    expect((await askByMail(her)).status).toBe(429);
    const elsewhere = await colo.signedIn(email);
    expect((await elsewhere.get('/api/sign-in-sessions')).status).toBe(200);
  });

  it('signs nobody in', async () => {
    const email = 'not-a-key@exemplo.test';
    const her = await oldSession(email);
    await askByMail(her);
    const code = colo.codeFor(email);
    const thief = colo.browser();
    const tried = await thief.post('/auth/v1/verify', { type: 'email', email, token: code });
    expect(await codeOf(tried)).toBe('code_invalid');
  });
});

describe('who has a second factor', () => {
  it('shows it, because her mailbox alone would not let her in either', async () => {
    const { her, factorId, secret } = await withSecondFactor(colo, 'factor@exemplo.test');
    colo.clock.pass({ minutes: 11 });
    expect(await state(her)).toEqual({ isNeeded: true, ways: ['factor'] });
    expect(await codeOf(await askByMail(her))).toBe('second_factor_required');
    expect((await show(her, factorId, await appCode(colo, secret))).status).toBe(200);
    expect((await her.get('/api/my-data')).status).toBe(200);
  });
});

describe('who has a passkey', () => {
  it('shows it, or takes the mail', async () => {
    const { her, device } = await withPasskey(colo, 'passkey@exemplo.test');
    colo.clock.pass({ minutes: 11 });
    expect(await state(her)).toEqual({ isNeeded: true, ways: ['passkey', 'mail'] });
    expect((await confirmWith(her, device)).status).toBe(200);
    expect((await her.get('/api/my-data')).status).toBe(200);
  });
});

describe('an access token from before', () => {
  it('gains nothing when its session proves itself', async () => {
    const email = 'token@exemplo.test';
    const client = colo.client({});
    await client.post('/auth/v1/otp', { email });
    const tokens = await (
      await client.post('/auth/v1/verify', { type: 'email', email, token: colo.codeFor(email) })
    ).json();
    const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
    colo.clock.pass({ minutes: 11 });
    await client.post('/auth/v1/reauthentication', undefined, bearer(tokens.access_token));
    const proof = { code: colo.codeFor(email) };
    const fresh = await (
      await client.post('/auth/v1/reauthentication/verify', proof, bearer(tokens.access_token))
    ).json();
    const stolen = await client.get('/api/my-data', { headers: bearer(tokens.access_token) });
    expect(await codeOf(stolen)).toBe('reauthentication_required');
    expect((await client.get('/api/my-data', { headers: bearer(fresh.access_token) })).status).toBe(200);
  });
});
