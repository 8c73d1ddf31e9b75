import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditAnswer } from '#shared/audit/audit.schema.ts';
import { addArticle } from '#tests/support/articles.ts';
import { openModeration } from '#tests/support/moderation-desk.ts';
import { recordAccess } from './audit.repository.ts';
import { auditLog } from './audit.table.ts';

let desk: Awaited<ReturnType<typeof openModeration>>;
beforeAll(async () => {
  desk = await openModeration();
});
afterAll(() => desk.colo.close());

const lines = async (kind: string) => {
  const answer: AuditAnswer = await (await desk.bia.get(`/api/admin/audit?kind=${kind}`)).json();
  return answer.entries;
};
const actionsOf = async (actor: string, kind = 'read') =>
  (await lines(kind)).filter((line) => line.actor === actor).map(({ action }) => action);

describe('what staff sees of mothers is written down', () => {
  it.each([
    ['/api/admin/waitlist', 'waitlist_read'],
    ['/api/admin/subscribers', 'subscribers_read'],
    ['/api/admin/moderation/cases?state=open', 'cases_read'],
    ['/api/admin/moderation/sanctions', 'sanctions_read'],
    ['/api/admin/questions', 'questions_read'],
    ['/api/admin/families', 'families_read'],
    ['/api/admin/audit', 'audit_read'],
  ])('%s as %s', async (path, action) => {
    expect((await desk.ana.get(path)).status).toBe(200);
    expect(await actionsOf('ana@colo.test')).toContain(action);
  });

  it('a case with which one it was, and nobody of those it is about', async () => {
    const lia = await desk.member('Lia');
    const rui = await desk.member('Rui');
    await desk.report(rui, await desk.post(lia, 'Um texto que incomoda'));
    const id = await desk.caseOf('Um texto que incomoda');
    await desk.read(id);
    const line = (await lines('read')).find(({ action }) => action === 'case_read');
    expect(line).toMatchObject({ actor: 'ana@colo.test', subject: '', subjectId: id });
  });

  it('what readers said of an article, with its title', async () => {
    const { id, title } = await addArticle(desk.colo);
    await desk.ana.get(`/api/admin/articles/${id}/feedback`);
    expect(await lines('read')).toContainEqual(
      expect.objectContaining({ action: 'feedback_read', subject: title, subjectId: id }),
    );
  });

  it('once for a reading, however many pages are turned, and anew later', async () => {
    const count = async () =>
      (await actionsOf('ana@colo.test')).filter((one) => one === 'waitlist_read').length;
    desk.colo.clock.pass({ hours: 1 });
    const before = await count();
    for (let page = 0; page < 3; page++) await desk.ana.get('/api/admin/waitlist');
    expect(await count()).toBe(before + 1);
    desk.colo.clock.pass({ hours: 1 });
    await desk.ana.get('/api/admin/waitlist');
    expect(await count()).toBe(before + 2);
  });

  it('not what somebody tried who is not of the staff, nor a case that is not there', async () => {
    const stranger = await desk.colo.signedIn('mae@exemplo.test');
    expect((await stranger.get('/api/admin/waitlist')).status).toBe(403);
    const unknown = randomUUID();
    expect((await desk.ana.get(`/api/admin/moderation/cases/${unknown}`)).status).toBe(404);
    const written = await desk.db.select().from(auditLog);
    expect(written.some(({ subjectId }) => subjectId === unknown)).toBe(false);
    expect(written.some(({ kind, actorEmail }) => kind === 'read' && actorEmail === 'mae@exemplo.test')).toBe(
      false,
    );
  });
});

describe('who came to an account', () => {
  const noted = (userEmail: string) =>
    recordAccess(desk.db, {
      userEmail,
      action: 'sign_in',
      device: 'Chrome · Android',
      at: desk.colo.clock.now(),
    });

  it('staff sees of staff, however it was named', async () => {
    await desk.ana.post('/api/admin/staff', { email: 'named@colo.test' });
    for (const email of ['ana@colo.test', 'named@colo.test']) {
      await noted(email);
      expect(await actionsOf(email, 'access')).toContain('sign_in');
    }
  });

  it('staff never sees of a mother, whose hours would tell what she wrote without her name', async () => {
    await noted('zen@exemplo.test');
    for (const kind of ['act', 'read', 'access'])
      expect((await lines(kind)).some(({ actor }) => actor === 'zen@exemplo.test')).toBe(false);
  });

  it('is not among the acts, nor are readings', async () => {
    const acts = await lines('act');
    expect(acts.map(({ action }) => action)).toContain('staff_added');
    expect(acts.some(({ action }) => /_read$|sign_in/.test(action))).toBe(false);
  });
});
