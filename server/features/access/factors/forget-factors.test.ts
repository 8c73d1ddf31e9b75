import { afterAll, beforeAll, expect, it } from 'vitest';
import { withSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { forgetFactors } from './forget-factors.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

it('the owner can give her account back to her mailbox, and whoever was in is out', async () => {
  const { her: thief } = await withSecondFactor(colo, 'lost@exemplo.test');
  const { codes } = await (await thief.post('/auth/v1/recovery-codes')).json();
  expect(await forgetFactors(colo.services.db, 'lost@exemplo.test')).toBe(true);
  expect((await thief.get('/auth/v1/user')).status).toBe(401);
  const her = await colo.signedIn('lost@exemplo.test');
  expect((await (await her.get('/api/viewer')).json()).viewer).toMatchObject({ hasSecondFactor: false });
  expect((await her.post('/auth/v1/recovery-codes/use', { code: codes[0] })).status).toBe(403);
});

it('says so when nobody has the address', async () => {
  expect(await forgetFactors(colo.services.db, 'nobody@exemplo.test')).toBe(false);
});
