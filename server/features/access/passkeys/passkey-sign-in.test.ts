import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { confirmWith, enrolPasskey, signInWith, withPasskey } from '#tests/support/passkeys.ts';
import { withSecondFactor } from '#tests/support/second-factor.ts';
import { softwareAuthenticator } from '#tests/support/software-authenticator.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readAccessToken } from '../tokens/access-token.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test', STAFF_REQUIRE_MFA: 'true' });
});
afterAll(() => colo.close());

type Client = ReturnType<TestApp['client']>;

const viewer = async (her: Client) => (await (await her.get('/api/viewer')).json()).viewer;
const codeOf = async (response: Response) => (await response.json()).error?.code;

describe('signing in with a passkey', () => {
  it('needs no mail and no address', async () => {
    const email = 'night@exemplo.test';
    const { device } = await withPasskey(colo, email);
    const sent = colo.mails.length;
    const phone = colo.browser();
    const options = await (await phone.post('/auth/v1/passkeys/sign-in/options')).json();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const answer = await phone.post('/auth/v1/passkeys/sign-in', { credential: device.get(options) });
    expect(answer.status).toBe(200);
    expect((await answer.json()).user.email).toBe(email);
    expect(await viewer(phone)).toMatchObject({ email, needsSecondFactor: false });
    expect(colo.mails.slice(sent).filter(({ subject }) => /código/.test(subject))).toEqual([]);
  });

  it('passes the second factor that a mail alone does not', async () => {
    const email = 'both@exemplo.test';
    const { her } = await withSecondFactor(colo, email);
    const device = softwareAuthenticator();
    await enrolPasskey(her, device);
    expect(await viewer(await colo.signedIn(email))).toMatchObject({ needsSecondFactor: true });
    const phone = colo.browser();
    await signInWith(phone, device);
    expect(await viewer(phone)).toMatchObject({ hasSecondFactor: true, needsSecondFactor: false });
  });

  it('opens the staff pages where a second factor is demanded', async () => {
    const { her, device } = await withPasskey(colo, 'staff@colo.test');
    expect(await codeOf(await her.get('/api/admin/waitlist'))).toBe('second_factor_required');
    const strong = colo.browser();
    await signInWith(strong, device);
    expect((await strong.get('/api/admin/waitlist')).status).toBe(200);
  });

  it('gives a client that is no browser tokens that say so', async () => {
    const { device } = await withPasskey(colo, 'tokens@exemplo.test');
    const answer = await (await signInWith(colo.client({}), device)).json();
    const claims = await readAccessToken(colo.services, answer.access_token);
    expect(claims).toMatchObject({ assurance: 'aal2' });
    const [, payload = ''] = answer.access_token.split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString()).amr).toMatchObject([
      { method: 'passkey' },
    ]);
  });

  it('brings back an account within the days of regret, and none after them', async () => {
    const email = 'regret@exemplo.test';
    const { her, device } = await withPasskey(colo, email);
    await her.post('/api/account/deletion', { keepCommunityTexts: false });
    colo.clock.pass({ days: 6 });
    const back = colo.browser();
    expect(await (await signInWith(back, device)).json()).toMatchObject({ restored: true });
    await back.post('/api/account/deletion', { keepCommunityTexts: false });
    colo.clock.pass({ days: 7 });
    expect(await codeOf(await signInWith(colo.browser(), device))).toBe('passkey_invalid');
  });
});

describe('a passkey is refused', () => {
  const stranger = softwareAuthenticator();

  it.each([
    ['from a page of another site', { origin: 'http://localhost.evil.test:3000' }],
    ['for another site', { rpId: 'evil.test' }],
    ['without the device’s lock', { unverified: true }],
    ['with the signature of another key', { signedBy: stranger.privateKey }],
    ['as an answer to something else', { type: 'webauthn.create' }],
    ['in the name of nobody', { userHandle: null }],
  ])('%s', async (what, mischief) => {
    const { device } = await withPasskey(colo, `${what.replaceAll(/\W/g, '')}@exemplo.test`);
    const browser = colo.browser();
    const refused = await signInWith(browser, device, mischief);
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'passkey_invalid']);
    expect(await viewer(browser)).toBeNull();
    expect((await signInWith(browser, device)).status).toBe(200);
  });

  it('in the name of another account', async () => {
    const { device } = await withPasskey(colo, 'me@exemplo.test');
    const { her } = await withPasskey(colo, 'her@exemplo.test');
    const userHandle = Buffer.from((await viewer(her)).id).toString('base64url');
    expect(await codeOf(await signInWith(colo.browser(), device, { userHandle }))).toBe('passkey_invalid');
  });

  it('the second time the same answer is shown', async () => {
    const { device } = await withPasskey(colo, 'replay@exemplo.test');
    const options = await (await colo.browser().post('/auth/v1/passkeys/sign-in/options')).json();
    const credential = device.get(options);
    const answers = await Promise.all(
      [colo.browser(), colo.browser()].map((one) => one.post('/auth/v1/passkeys/sign-in', { credential })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('after five minutes, and for a challenge that nobody put', async () => {
    const { her, device } = await withPasskey(colo, 'slow@exemplo.test');
    const options = await (await colo.browser().post('/auth/v1/passkeys/sign-in/options')).json();
    colo.clock.pass({ minutes: 5 });
    const late = await colo.browser().post('/auth/v1/passkeys/sign-in', { credential: device.get(options) });
    expect(await codeOf(late)).toBe('passkey_invalid');
    const invented = device.get({ challenge: 'aW52ZW50ZWQ', rpId: 'localhost' });
    const asked = await colo.browser().post('/auth/v1/passkeys/sign-in', { credential: invented });
    expect(await codeOf(asked)).toBe('passkey_invalid');
    // What was asked of her in her session opens no other.
    const own = await (await her.post('/auth/v1/passkeys/confirm/options')).json();
    const moved = await colo.browser().post('/auth/v1/passkeys/sign-in', { credential: device.get(own) });
    expect(await codeOf(moved)).toBe('passkey_invalid');
  });

  it('and noted, when its counter falls back as a copy’s does', async () => {
    const { device } = await withPasskey(colo, 'copy@exemplo.test');
    const warn = vi.spyOn(colo.services.log, 'warn');
    expect((await signInWith(colo.browser(), device, { counter: 7 })).status).toBe(200);
    expect(await codeOf(await signInWith(colo.browser(), device, { counter: 7 }))).toBe('passkey_invalid');
    expect(await codeOf(await signInWith(colo.browser(), device, { counter: 6 }))).toBe('passkey_invalid');
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
    expect((await signInWith(colo.browser(), device, { counter: 8 })).status).toBe(200);
  });
});

describe('a device that does not count', () => {
  it('signs in again and again', async () => {
    const her = await colo.signedIn('zero@exemplo.test');
    const device = softwareAuthenticator();
    await enrolPasskey(her, device, { counter: 0 });
    for (let nth = 0; nth < 3; nth++)
      expect((await signInWith(colo.browser(), device, { counter: 0 })).status).toBe(200);
  });
});

describe('showing it again in an open session', () => {
  it('stands for the second factor, under a new secret', async () => {
    const email = 'step@exemplo.test';
    const { her } = await withSecondFactor(colo, email);
    const device = softwareAuthenticator();
    await enrolPasskey(her, device);
    const tablet = await colo.signedIn(email);
    const before = tablet.cookie();
    expect((await confirmWith(tablet, device)).status).toBe(200);
    expect(tablet.cookie()).not.toBe(before);
    expect(await viewer(tablet)).toMatchObject({ needsSecondFactor: false });
  });

  it('counts only with a passkey of her own', async () => {
    const { device } = await withPasskey(colo, 'other-own@exemplo.test');
    const { her } = await withPasskey(colo, 'own@exemplo.test');
    expect(await codeOf(await confirmWith(her, device))).toBe('passkey_invalid');
  });
});

it('there are no passkeys where Colo’s address is a number', async () => {
  const numbered = await startTestApp({ APP_URL: 'http://127.0.0.1:3000' });
  const refused = await numbered.browser().post('/auth/v1/passkeys/sign-in/options');
  expect([refused.status, await codeOf(refused)]).toEqual([400, 'unsupported']);
  await numbered.close();
});
