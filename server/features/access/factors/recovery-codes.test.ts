import { afterAll, beforeAll, expect, it } from 'vitest';
import { withSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { quickRecoveryCodeHash } from '../secrets.ts';
import type { UserId } from '../viewer.ts';
import { recoveryCodes } from './factors.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

type Client = ReturnType<TestApp['client']>;

const codeOf = async (response: Response) => (await response.json()).error?.code;
const makeCodes = async (her: Client): Promise<string[]> =>
  (await (await her.post('/auth/v1/recovery-codes')).json()).codes;
const needsSecondFactor = async (her: Client) =>
  (await (await her.get('/api/viewer')).json()).viewer.needsSecondFactor;

it('ten codes are shown once, and none can be read in the database', async () => {
  const { her } = await withSecondFactor(colo, 'codes@exemplo.test');
  const codes = await makeCodes(her);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  const rows = JSON.stringify(await colo.services.db.select().from(recoveryCodes));
  for (const code of codes) expect(rows).not.toContain(code.replace('-', ''));
});

it('a code opens a session whose phone is lost, once, however she types it', async () => {
  const email = 'lost@exemplo.test';
  const { her } = await withSecondFactor(colo, email);
  const [code = ''] = await makeCodes(her);
  const tablet = await colo.signedIn(email);
  expect(await needsSecondFactor(tablet)).toBe(true);
  const used = await tablet.post('/auth/v1/recovery-codes/use', {
    code: ` ${code.toUpperCase().replace('-', ' ')} `,
  });
  expect(used.status).toBe(200);
  expect((await used.json()).user.email).toBe(email);
  expect(await needsSecondFactor(tablet)).toBe(false);
  const again = await (await colo.signedIn(email)).post('/auth/v1/recovery-codes/use', { code });
  expect(await codeOf(again)).toBe('factor_invalid');
});

it('with a code she can remove the lost phone, and the remaining codes go with it', async () => {
  const email = 'start-over@exemplo.test';
  const { her, factorId } = await withSecondFactor(colo, email);
  const [code, spare] = await makeCodes(her);
  const tablet = await colo.signedIn(email);
  await tablet.post('/auth/v1/recovery-codes/use', { code });
  expect((await tablet.call('DELETE', `/auth/v1/factors/${factorId}`)).status).toBe(200);
  expect(await codeOf(await tablet.post('/auth/v1/recovery-codes/use', { code: spare }))).toBe(
    'factor_invalid',
  );
});

it('a code that she copied before they were kept more slowly still opens, once', async () => {
  const email = 'years-ago@exemplo.test';
  const { her } = await withSecondFactor(colo, email);
  const { id: userId } = (await (await her.get('/auth/v1/user')).json()) as { id: string };
  const codeHash = quickRecoveryCodeHash(colo.services.secret, userId, 'k3vmx8qwrt');
  await colo.services.db.insert(recoveryCodes).values({ userId: userId as UserId, codeHash });
  const tablet = await colo.signedIn(email);
  const use = () => tablet.post('/auth/v1/recovery-codes/use', { code: 'k3vmx-8qwrt' });
  expect((await use()).status).toBe(200);
  expect(await codeOf(await use())).toBe('factor_invalid');
});

it('new codes replace the old ones', async () => {
  const { her } = await withSecondFactor(colo, 'renew@exemplo.test');
  const [old] = await makeCodes(her);
  const [fresh] = await makeCodes(her);
  expect(await codeOf(await her.post('/auth/v1/recovery-codes/use', { code: old }))).toBe('factor_invalid');
  expect((await her.post('/auth/v1/recovery-codes/use', { code: fresh })).status).toBe(200);
});

it('codes are hers alone, are not guessed, and are made only with a second factor shown', async () => {
  const { her } = await withSecondFactor(colo, 'mine@exemplo.test');
  const [code] = await makeCodes(her);
  const { her: stranger } = await withSecondFactor(colo, 'not-mine@exemplo.test');
  for (let guess = 0; guess < 10; guess++) {
    const refused = await stranger.post('/auth/v1/recovery-codes/use', { code });
    expect(await codeOf(refused)).toBe('factor_invalid');
  }
  expect((await stranger.post('/auth/v1/recovery-codes/use', { code })).status).toBe(429);
  expect((await stranger.post('/auth/v1/recovery-codes/use', { code: 'short' })).status).toBe(400);
  const thief = await colo.signedIn('mine@exemplo.test');
  expect(await codeOf(await thief.post('/auth/v1/recovery-codes'))).toBe('second_factor_required');
});
