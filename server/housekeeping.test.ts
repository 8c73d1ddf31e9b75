import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { users } from './features/access/access.table.ts';
import { startHousekeeping, sweep } from './housekeeping.ts';

it('a sweep that fails keeps no other from its work', async () => {
  const colo = await startTestApp();
  const her = await colo.signedIn('ana@exemplo.test');
  await her.post('/api/account/deletion', { keepCommunityTexts: false });
  colo.clock.pass({ days: 7 });
  await colo.services.db.execute(sql`drop table rate_limits`);
  await sweep(colo.services);
  expect(await colo.services.db.$count(users)).toBe(0);
  await colo.close();
});

it('stopping waits for the sweep that is under way', async () => {
  const colo = await startTestApp();
  const housekeeping = startHousekeeping(colo.services);
  let isSwept = false;
  housekeeping.promptly().then(() => {
    isSwept = true;
  });
  await housekeeping.stop();
  expect(isSwept).toBe(true);
  await colo.close();
});
