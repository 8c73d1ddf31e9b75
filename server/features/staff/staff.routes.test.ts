import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffMembers } from '#server/features/access/staff.table.ts';
import type { StaffAnswer } from '#shared/staff/staff.schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addStaff } from './staff.repository.ts';

type Browser = ReturnType<TestApp['browser']>;
const emails = async (who: Browser) => {
  const { members }: StaffAnswer = await (await who.get('/api/admin/staff')).json();
  return members.map(({ email }) => email);
};
const remove = async (who: Browser, email: string) => {
  const response = await who.call('DELETE', `/api/admin/staff/${encodeURIComponent(email)}`);
  return response.status === 200 ? 'removed' : (await response.json()).error.code;
};

describe('where the configuration names somebody', () => {
  let colo: TestApp;
  let owner: Browser;
  beforeAll(async () => {
    colo = await startTestApp({ STAFF_EMAILS: 'owner@colo.test' });
    owner = await colo.signedIn('owner@colo.test');
  });
  afterAll(() => colo.close());

  it('staff name others, who are let in at once, and are let out at once when removed', async () => {
    const editor = await colo.signedIn('editor@colo.test');
    expect((await editor.get('/api/admin/staff')).status).toBe(403);
    const response = await owner.post('/api/admin/staff', { email: ' Editor@Colo.test ' });
    expect(await response.json()).toEqual({
      members: [
        { email: 'owner@colo.test', isFixed: true, addedAt: null },
        { email: 'editor@colo.test', isFixed: false, addedAt: colo.clock.now().toISOString() },
      ],
    });
    expect(await emails(editor)).toEqual(['owner@colo.test', 'editor@colo.test']);
    expect(await remove(owner, 'editor@colo.test')).toBe('removed');
    expect((await editor.get('/api/admin/staff')).status).toBe(403);
  });

  it('the configured ones cannot be removed here, nor who is not there', async () => {
    expect(await remove(owner, 'owner@colo.test')).toBe('forbidden');
    expect(await remove(owner, 'nobody@colo.test')).toBe('not_found');
    expect((await owner.post('/api/admin/staff', { email: 'not an address' })).status).toBe(400);
  });

  it('each is named once, and written down once', async () => {
    for (const email of ['twice@colo.test', 'twice@colo.test', 'owner@colo.test'])
      await owner.post('/api/admin/staff', { email });
    expect(await emails(owner)).toEqual(['owner@colo.test', 'twice@colo.test']);
    await remove(owner, 'twice@colo.test');
    const { entries } = await (await owner.get('/api/admin/audit')).json();
    const acts = entries.filter((one: { subject: string }) => one.subject === 'twice@colo.test');
    expect(
      acts.map(({ action, actor }: { action: string; actor: string }) => [action, actor]).sort(),
    ).toEqual([
      ['staff_added', 'owner@colo.test'],
      ['staff_removed', 'owner@colo.test'],
    ]);
  });
});

describe('where the configuration names nobody', () => {
  let colo: TestApp;
  beforeAll(async () => {
    colo = await startTestApp({ STAFF_EMAILS: ',' });
  });
  afterAll(() => colo.close());
  beforeEach(async () => {
    await colo.services.db.delete(staffMembers);
    await addStaff(colo.services.db, 'ana@colo.test', colo.clock.now());
  });

  it('the last one cannot be removed', async () => {
    const ana = await colo.signedIn('ana@colo.test');
    expect(await remove(ana, 'ana@colo.test')).toBe('last_staff');
    expect(await emails(ana)).toEqual(['ana@colo.test']);
  });

  it('two who remove each other in the same moment do not leave Colo without staff', async () => {
    await addStaff(colo.services.db, 'bia@colo.test', colo.clock.now());
    const [ana, bia] = [await colo.signedIn('ana@colo.test'), await colo.signedIn('bia@colo.test')];
    const both = await Promise.all([remove(ana, 'bia@colo.test'), remove(bia, 'ana@colo.test')]);
    expect(both.filter((outcome) => outcome === 'removed')).toHaveLength(1);
    expect(await colo.services.db.$count(staffMembers)).toBe(1);
  });
});
