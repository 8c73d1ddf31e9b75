import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appCode, enrol, show, withSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { forgetUnansweredFactors } from './factors.repository.ts';
import { factorChallenges, secondFactors } from './factors.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
});
afterAll(() => colo.close());

type Client = ReturnType<TestApp['client']>;

const viewer = async (her: Client) => (await (await her.get('/api/viewer')).json()).viewer;
const codeOf = async (response: Response) => (await response.json()).error?.code;
const factors = async (her: Client) => (await (await her.get('/auth/v1/user')).json()).factors;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('adding an authenticator app', () => {
  it('gives a picture to scan, the secret to type, and the address that holds both', async () => {
    const her = await colo.signedIn('scan@exemplo.test');
    const { id, totp } = await enrol(her, 'Meu celular');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(decodeURIComponent(totp.qr_code)).toMatch(/^data:image\/svg\+xml;utf8,<svg /);
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Colo:scan(%40|@)exemplo\.test\?/);
    expect(new URL(totp.uri).searchParams.get('secret')).toBe(totp.secret);
    expect(await factors(her)).toMatchObject([
      { id, factor_type: 'totp', friendly_name: 'Meu celular', status: 'unverified' },
    ]);
  });

  it('changes nothing until a code was shown, and then this session has both factors', async () => {
    const her = await colo.signedIn('first@exemplo.test');
    const { id, secret } = await enrol(her);
    expect(await viewer(her)).toMatchObject({ hasSecondFactor: false, needsSecondFactor: false });
    const before = her.cookie();
    const shown = await show(her, id, await appCode(colo, secret));
    expect(shown.status).toBe(200);
    expect((await shown.json()).user.factors).toMatchObject([{ id, status: 'verified' }]);
    expect(her.cookie()).not.toBe(before);
    expect(await viewer(her)).toMatchObject({ hasSecondFactor: true, needsSecondFactor: false });
  });

  it('keeps the secret unreadable in the database', async () => {
    const { secret } = await enrol(await colo.signedIn('sealed@exemplo.test'));
    expect(JSON.stringify(await colo.services.db.select().from(secondFactors))).not.toContain(secret);
  });

  it('asks her other devices to show it before anything else', async () => {
    const email = 'others@exemplo.test';
    const tablet = await colo.signedIn(email);
    const { factorId, secret } = await withSecondFactor(colo, email);
    expect(await viewer(tablet)).toMatchObject({ hasSecondFactor: true, needsSecondFactor: true });
    expect(await codeOf(await tablet.get('/api/sign-in-sessions'))).toBe('second_factor_required');
    expect((await show(tablet, factorId, await appCode(colo, secret))).status).toBe(200);
    expect((await tablet.get('/api/sign-in-sessions')).status).toBe(200);
  });

  it('replaces one that was begun under the same name, and refuses the name of one in use', async () => {
    const her = await colo.signedIn('name@exemplo.test');
    const begun = await enrol(her, 'Celular');
    const again = await enrol(her, 'Celular');
    expect((await factors(her)).map((factor: { id: string }) => factor.id)).toEqual([again.id]);
    expect((await show(her, begun.id, await appCode(colo, begun.secret))).status).toBe(404);
    await show(her, again.id, await appCode(colo, again.secret));
    expect((await enrol(her, 'Celular')).status).toBe(409);
  });

  it('stops at ten', async () => {
    const her = await colo.signedIn('ten@exemplo.test');
    for (let nth = 1; nth <= 10; nth++) expect((await enrol(her, `Aparelho ${nth}`)).status).toBe(200);
    expect((await enrol(her, 'Aparelho 11')).status).toBe(409);
  });

  it('forgets what was begun a day ago and never finished', async () => {
    const her = await colo.signedIn('begun@exemplo.test');
    const { id, secret } = await enrol(her);
    colo.clock.pass({ days: 1 });
    expect(await factors(her)).toEqual([]);
    expect((await show(her, id, await appCode(colo, secret))).status).toBe(404);
    await forgetUnansweredFactors(colo.services.db, colo.clock.now());
    const rows = await colo.services.db.select().from(secondFactors);
    expect(rows.filter((row) => row.id === id)).toEqual([]);
  });

  it('refuses names and kinds that it does not know, by field', async () => {
    const her = await colo.signedIn('fields@exemplo.test');
    for (const [body, field] of [
      [{ factor_type: 'totp', friendly_name: 'a'.repeat(61) }, 'friendly_name'],
      [{ factor_type: 'totp', issuer: 'Colo:evil' }, 'issuer'],
      [{ factor_type: 'phone', phone: '11 98765-4321' }, 'phone'],
      [{ factor_type: 'webauthn' }, 'factor_type'],
      [{ factor_type: 'totp', admin: true }, 'admin'],
    ] as const) {
      const refused = await her.post('/auth/v1/factors', body);
      expect(refused.status).toBe(400);
      expect((await refused.json()).error.fields).toHaveProperty(field);
    }
  });
});

describe('showing a code', () => {
  it('accepts each code once, on whatever device and under whatever challenge', async () => {
    const email = 'replay@exemplo.test';
    const { factorId, secret } = await withSecondFactor(colo, email);
    const [phone, thief] = [await colo.signedIn(email), await colo.signedIn(email)];
    const code = await appCode(colo, secret);
    expect((await show(phone, factorId, code)).status).toBe(200);
    expect(await codeOf(await show(thief, factorId, code))).toBe('factor_invalid');
  });

  it('lets only one of two in who show the same code at the same moment', async () => {
    const email = 'moment@exemplo.test';
    const { factorId, secret } = await withSecondFactor(colo, email);
    const both = [await colo.signedIn(email), await colo.signedIn(email)];
    const code = await appCode(colo, secret);
    const answers = await Promise.all(both.map((one) => show(one, factorId, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('forgives a clock thirty seconds off, and no code older than one already shown', async () => {
    const email = 'drift@exemplo.test';
    const { factorId, secret } = await withSecondFactor(colo, email);
    colo.clock.pass({ minutes: 5 });
    const tooOld = await show(await colo.signedIn(email), factorId, await appCode(colo, secret, -90));
    expect(await codeOf(tooOld)).toBe('factor_invalid');
    const ahead = await show(await colo.signedIn(email), factorId, await appCode(colo, secret, 30));
    expect(ahead.status).toBe(200);
    const now = await show(await colo.signedIn(email), factorId, await appCode(colo, secret));
    expect(await codeOf(now)).toBe('factor_invalid');
  });

  it('must happen within five minutes of the challenge', async () => {
    const email = 'slow@exemplo.test';
    const { factorId, secret } = await withSecondFactor(colo, email);
    const her = await colo.signedIn(email);
    const asked = await (await her.post(`/auth/v1/factors/${factorId}/challenge`, {})).json();
    expect(asked).toMatchObject({ type: 'totp', expires_at: colo.clock.now().getTime() / 1000 + 300 });
    colo.clock.pass({ minutes: 5 });
    const code = await appCode(colo, secret);
    const late = await her.post(`/auth/v1/factors/${factorId}/verify`, { challenge_id: asked.id, code });
    expect(await codeOf(late)).toBe('factor_invalid');
    await forgetUnansweredFactors(colo.services.db, colo.clock.now());
    expect(await colo.services.db.$count(factorChallenges)).toBe(0);
  });

  it('allows five wrong codes per challenge and ten per quarter of an hour', async () => {
    const email = 'guess@exemplo.test';
    const { factorId, secret } = await withSecondFactor(colo, email);
    colo.clock.pass({ minutes: 15 });
    const her = await colo.signedIn(email);
    const code = await appCode(colo, secret);
    const guess = async (challenge_id: string, guessed: string) =>
      codeOf(await her.post(`/auth/v1/factors/${factorId}/verify`, { challenge_id, code: guessed }));
    const ask = async () => (await (await her.post(`/auth/v1/factors/${factorId}/challenge`, {})).json()).id;
    const first = await ask();
    for (let n = 0; n < 5; n++) expect(await guess(first, wrong(code))).toBe('factor_invalid');
    expect(await guess(first, code)).toBe('factor_invalid');
    const second = await ask();
    for (let n = 0; n < 4; n++) expect(await guess(second, wrong(code))).toBe('factor_invalid');
    expect(await guess(second, code)).toBe('too_many_requests');
    colo.clock.pass({ minutes: 15 });
    expect((await show(her, factorId, await appCode(colo, secret))).status).toBe(200);
  });

  it('answers a challenge only from the session and for the factor it was put to', async () => {
    const email = 'bound@exemplo.test';
    const { her, factorId, secret } = await withSecondFactor(colo, email);
    const { id } = await (await her.post(`/auth/v1/factors/${factorId}/challenge`, {})).json();
    const other = await colo.signedIn(email);
    const code = await appCode(colo, secret);
    const borrowed = await other.post(`/auth/v1/factors/${factorId}/verify`, { challenge_id: id, code });
    expect(await codeOf(borrowed)).toBe('factor_invalid');
  });

  it('never works with the factor of somebody else', async () => {
    const { factorId, secret } = await withSecondFactor(colo, 'owner@exemplo.test');
    const stranger = await colo.signedIn('stranger@exemplo.test');
    expect((await stranger.post(`/auth/v1/factors/${factorId}/challenge`, {})).status).toBe(404);
    const { her } = await withSecondFactor(colo, 'stranger2@exemplo.test');
    expect((await show(her, factorId, await appCode(colo, secret))).status).toBe(404);
    expect((await her.call('DELETE', `/auth/v1/factors/${factorId}`)).status).toBe(404);
  });
});

describe('staff', () => {
  it('who have a second factor must show it before the staff pages open', async () => {
    const { her } = await withSecondFactor(colo, 'staff@colo.test');
    expect((await her.get('/api/admin/waitlist')).status).toBe(200);
    const elsewhere = await colo.signedIn('staff@colo.test');
    expect(await codeOf(await elsewhere.get('/api/admin/waitlist'))).toBe('second_factor_required');
  });

  it('without one are kept out where STAFF_REQUIRE_MFA says so, while mothers are not asked', async () => {
    const strict = await startTestApp({ STAFF_EMAILS: 'staff@colo.test', STAFF_REQUIRE_MFA: 'true' });
    const staff = await strict.signedIn('staff@colo.test');
    expect(await codeOf(await staff.get('/api/admin/waitlist'))).toBe('second_factor_required');
    expect((await staff.get('/api/sign-in-sessions')).status).toBe(200);
    const { her } = await withSecondFactor(strict, 'staff@colo.test');
    expect((await her.get('/api/admin/waitlist')).status).toBe(200);
    await strict.close();
  });
});
