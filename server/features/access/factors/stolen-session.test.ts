import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appCode, enrol, show, withSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

type Client = ReturnType<TestApp['client']>;

const viewer = async (her: Client) => (await (await her.get('/api/viewer')).json()).viewer;
const codeOf = async (response: Response) => (await response.json()).error?.code;
const factors = async (her: Client) => (await (await her.get('/auth/v1/user')).json()).factors;

describe('a stolen session that never showed the second factor', () => {
  it('can neither remove the factor nor add another', async () => {
    const email = 'stolen@exemplo.test';
    const thief = await colo.signedIn(email);
    const { her, factorId } = await withSecondFactor(colo, email);
    const removal = await thief.call('DELETE', `/auth/v1/factors/${factorId}`);
    expect(await codeOf(removal)).toBe('second_factor_required');
    const addition = await thief.post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'mine' });
    expect(await codeOf(addition)).toBe('second_factor_required');
    expect(await factors(her)).toMatchObject([{ id: factorId, status: 'verified' }]);
  });

  it('gains nothing from an enrolment that it began before she had a factor', async () => {
    const email = 'early@exemplo.test';
    const thief = await colo.signedIn(email);
    const planted = await enrol(thief, 'planted');
    const { id: challenge_id } = await (
      await thief.post(`/auth/v1/factors/${planted.id}/challenge`, {})
    ).json();
    const { her } = await withSecondFactor(colo, email);
    expect(await factors(her)).toHaveLength(1);
    const code = await appCode(colo, planted.secret);
    const shown = await thief.post(`/auth/v1/factors/${planted.id}/verify`, { challenge_id, code });
    expect(shown.status).toBe(404);
    expect(await viewer(thief)).toMatchObject({ needsSecondFactor: true });
  });

  it('does not rise when the session it was copied from does', async () => {
    const her = await colo.signedIn('copied@exemplo.test');
    const copy = colo.client({ 'Sec-Fetch-Site': 'same-origin', Cookie: her.cookie() ?? '' });
    expect(await viewer(copy)).not.toBeNull();
    const { id, secret } = await enrol(her);
    await show(her, id, await appCode(colo, secret));
    expect(await viewer(her)).toMatchObject({ needsSecondFactor: false });
    expect(await viewer(copy)).toBeNull();
  });
});

describe('removing a factor', () => {
  it('works once it was shown, and leaves every session as before', async () => {
    const email = 'remove@exemplo.test';
    const { her, factorId } = await withSecondFactor(colo, email);
    const tablet = await colo.signedIn(email);
    const removed = await her.call('DELETE', `/auth/v1/factors/${factorId}`);
    expect([removed.status, await removed.json()]).toEqual([200, { id: factorId }]);
    expect(await viewer(tablet)).toMatchObject({ hasSecondFactor: false, needsSecondFactor: false });
    const { id, secret } = await enrol(tablet, 'Novo');
    await show(tablet, id, await appCode(colo, secret));
    expect(await viewer(her)).toMatchObject({ needsSecondFactor: true });
  });

  it('asks the other devices again when another factor remains', async () => {
    const email = 'two-factors@exemplo.test';
    const { her, factorId, secret } = await withSecondFactor(colo, email);
    const tablet = await colo.signedIn(email);
    await show(tablet, factorId, await appCode(colo, secret));
    const second = await enrol(her, 'Tablet');
    expect((await show(her, second.id, await appCode(colo, second.secret))).status).toBe(200);
    expect((await her.call('DELETE', `/auth/v1/factors/${factorId}`)).status).toBe(200);
    expect(await viewer(her)).toMatchObject({ needsSecondFactor: false });
    expect(await viewer(tablet)).toMatchObject({ needsSecondFactor: true });
  });

  it('that was only begun needs nothing', async () => {
    const her = await colo.signedIn('undo@exemplo.test');
    const { id } = await enrol(her);
    expect((await her.call('DELETE', `/auth/v1/factors/${id}`)).status).toBe(200);
    expect(await factors(her)).toEqual([]);
  });
});

describe('her mailbox', () => {
  const subjects = (email: string) =>
    colo.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

  it('tells her when a factor comes or goes and when a recovery code is used', async () => {
    const email = 'told@exemplo.test';
    const { her, factorId } = await withSecondFactor(colo, email);
    expect(subjects(email).at(-1)).toBe('Verificação em duas etapas ativada na sua conta do Colo');
    const { codes } = await (await her.post('/auth/v1/recovery-codes')).json();
    await her.post('/auth/v1/recovery-codes/use', { code: codes[0] });
    expect(subjects(email).at(-1)).toBe('Um código de recuperação foi usado na sua conta do Colo');
    await her.call('DELETE', `/auth/v1/factors/${factorId}`, {
      headers: { Referer: 'http://localhost:3000/en/app/profile' },
    });
    expect(subjects(email).at(-1)).toBe('A second factor was removed from your Colo account');
  });

  it('being out of reach does not undo what she did', async () => {
    const { send } = colo.mailer;
    const her = await colo.signedIn('silent@exemplo.test');
    const { id, secret } = await enrol(her);
    colo.mailer.send = () => Promise.reject(new Error('no mail server'));
    const shown = await show(her, id, await appCode(colo, secret));
    colo.mailer.send = send;
    expect(shown.status).toBe(200);
  });
});
