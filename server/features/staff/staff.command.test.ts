import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import { auditLog } from '#server/features/audit/audit.table.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { runStaffCommand } from './staff.command.ts';
import { addStaff, listStaff } from './staff.repository.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'owner@colo.test' });
});
afterAll(() => colo.close());

const run = (...words: string[]) => {
  const { db, env } = colo.services;
  return runStaffCommand({ db, env, operator: 'root@server', now: colo.clock.now() }, words);
};
const lastLine = async () => {
  const [line] = await colo.services.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return line && [line.action, line.actorEmail, line.subject];
};

it('naming somebody by command is written down, with who sat at the server', async () => {
  expect(await run('add', ' Ana@Colo.test')).toEqual(['ana@colo.test is staff now.']);
  expect(await listStaff(colo.services.db)).toEqual(['ana@colo.test']);
  expect(await lastLine()).toEqual(['staff_added_by_command', 'root@server', 'ana@colo.test']);
});

it('so are taking the role back and the look at the list', async () => {
  await addStaff(colo.services.db, 'bia@colo.test', colo.clock.now());
  expect(await run('list')).toContain('owner@colo.test (by STAFF_EMAILS)');
  expect(await lastLine()).toEqual(['staff_listed_by_command', 'root@server', '']);
  expect(await run('remove', 'bia@colo.test')).toEqual(['bia@colo.test is no longer staff.']);
  expect(await lastLine()).toEqual(['staff_removed_by_command', 'root@server', 'bia@colo.test']);
});

it('so is taking somebody’s second factor away', async () => {
  await colo.signedIn('cai@colo.test');
  await run('forget-factors', 'cai@colo.test');
  expect(await lastLine()).toEqual(['factors_forgotten_by_command', 'root@server', 'cai@colo.test']);
});

it('so is signing somebody out, or everybody, and they are out', async () => {
  const dora = await colo.signedIn('dora@colo.test');
  const eva = await colo.signedIn('eva@colo.test');
  const isIn = async (who: typeof dora) => (await who.get('/auth/v1/user')).status === 200;
  expect(await run('sign-out', 'dora@colo.test')).toEqual(['dora@colo.test is signed out everywhere.']);
  expect(await lastLine()).toEqual(['sessions_ended_by_command', 'root@server', 'dora@colo.test']);
  expect([await isIn(dora), await isIn(eva)]).toEqual([false, true]);
  expect((await run('sign-out', '--everyone'))?.[0]).toMatch(
    /^Everybody is signed out: \d+ sessions ended\.$/,
  );
  expect(await lastLine()).toEqual(['sessions_ended_by_command', 'root@server', '*']);
  expect(await isIn(eva)).toBe(false);
});

it('what came to nothing is not', async () => {
  const before = await colo.services.db.$count(auditLog);
  expect(await run('remove', 'nobody@colo.test')).toEqual([
    'nobody@colo.test was not named by this command.',
  ]);
  expect(await run('forget-factors', 'nobody@colo.test')).toEqual(['Nobody signs in as nobody@colo.test.']);
  expect(await run('sign-out', 'nobody@colo.test')).toEqual(['Nobody signs in as nobody@colo.test.']);
  expect(await run('dance')).toBeUndefined();
  await expect(run('add', 'no address')).rejects.toThrow();
  expect(await colo.services.db.$count(auditLog)).toBe(before);
  expect(await colo.services.db.$count(users, eq(users.email, 'nobody@colo.test'))).toBe(0);
});
