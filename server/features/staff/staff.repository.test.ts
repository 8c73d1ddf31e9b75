import { expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { addStaff, listStaff, removeStaff } from './staff.repository.ts';

it('makes a user staff at once when named, and a mother again when removed', async () => {
  const colo = await startTestApp({ STAFF_EMAILS: 'owner@colo.test' });
  const her = await colo.signedIn('editor@colo.test');
  const isStaff = async () => (await (await her.get('/api/viewer')).json()).viewer.isStaff;
  expect(await isStaff()).toBe(false);
  await addStaff(colo.services.db, 'editor@colo.test', colo.clock.now());
  await addStaff(colo.services.db, 'editor@colo.test', colo.clock.now());
  expect(await listStaff(colo.services.db)).toEqual(['editor@colo.test']);
  expect(await isStaff()).toBe(true);
  expect(await removeStaff(colo.services.db, 'editor@colo.test')).toBe(true);
  expect(await removeStaff(colo.services.db, 'editor@colo.test')).toBe(false);
  expect(await isStaff()).toBe(false);
  await colo.close();
});
