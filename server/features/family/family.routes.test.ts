import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '#server/features/account/account.service.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { maxMembers } from '#shared/family/family.rules.ts';
import type { FamilyAnswer } from '#shared/family/family.schema.ts';
import { userIdOf } from '#tests/support/community.ts';
import { familyOf, join } from '#tests/support/family.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { leaveFamily } from './family.service.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

let count = 0;
async function anyone(name?: string) {
  const email = `family${count++}@exemplo.test`;
  const her = await colo.signedIn(email);
  if (name) await her.call('PATCH', '/api/profile', { body: { name } });
  return { her, email, familyId: await familyOf(colo, email) };
}
const familiesOf = async (her: Browser): Promise<FamilyAnswer[]> =>
  (await (await her.get('/api/families')).json()).families;

/** She asks to be forgotten, and the days of regret pass. */
async function goForGood(her: Browser): Promise<void> {
  await her.post('/api/account/deletion', { keepCommunityTexts: false });
  colo.clock.pass({ days: 7 });
  await eraseDueAccounts(colo.services);
}

const familiesThatAre = async (...ids: string[]) =>
  (await rowsOf<{ id: string }>(colo.services.db, sql`select id from families`))
    .map(({ id }) => id)
    .filter((id) => ids.includes(id));

describe('a family', () => {
  it('is there for whoever signs in, once, and she is its parent', async () => {
    const { her, email, familyId } = await anyone('Ana');
    const hers = {
      id: familyId,
      role: 'parent',
      isDefault: true,
      change: 0,
      asksWhose: false,
      timeZone: null,
      dayStartHour: 0,
      sleepDayStartHour: 6,
      deletionAskedAt: null,
      recordsDeletionAskedAt: null,
      babies: [],
      members: [{ id: await userIdOf(colo, email), name: 'Ana', role: 'parent' }],
    };
    expect(await familiesOf(her)).toEqual([hers]);
    expect(await familiesOf(await colo.signedIn(email))).toEqual([hers]);
  });

  it('of somebody else is seen by whoever joined it, beside her own, and by nobody else', async () => {
    const [ana, vo, another] = [await anyone('Ana'), await anyone('Vó Lu'), await anyone('Outra')];
    await join(colo, ana.familyId, { email: vo.email, role: 'carer' });
    const seen = await familiesOf(vo.her);
    expect(seen.map(({ id, role, isDefault }) => [id, role, isDefault])).toEqual([
      [vo.familyId, 'parent', true],
      [ana.familyId, 'carer', false],
    ]);
    expect(seen[1]?.members.map(({ name, role }) => [name, role])).toEqual([
      ['Ana', 'parent'],
      ['Vó Lu', 'carer'],
    ]);
    expect((await familiesOf(another.her)).map(({ id }) => id)).toEqual([another.familyId]);
  });

  it('is told in two statements, however many there are', async () => {
    const [ana, vo] = [await anyone(), await anyone()];
    await join(colo, ana.familyId, { email: vo.email, role: 'guest' });
    const asked = await statementsDuring(colo.services.db, () => vo.her.get('/api/families'));
    expect(asked.length).toBe(2);
  });

  it(`has at most ${maxMembers} members`, async () => {
    const { familyId } = await anyone();
    for (let others = 1; others < maxMembers; others += 1)
      await join(colo, familyId, { email: (await anyone()).email, role: 'guest' });
    const tooMany = (await anyone()).email;
    await expect(join(colo, familyId, { email: tooMany, role: 'guest' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('always has a parent: nobody makes one less of her', async () => {
    const [ana, rui] = [await anyone(), await anyone()];
    await join(colo, ana.familyId, { email: rui.email, role: 'parent' });
    await join(colo, ana.familyId, { email: ana.email, role: 'guest' });
    expect((await familiesOf(ana.her))[0]).toMatchObject({ id: ana.familyId, role: 'parent' });
  });
});

describe('leaving', () => {
  it('the only parent takes the family along; of two, it stays with the other', async () => {
    const [ana, rui, vo] = [await anyone(), await anyone(), await anyone()];
    await join(colo, ana.familyId, { email: rui.email, role: 'parent' });
    await join(colo, ana.familyId, { email: vo.email, role: 'carer' });
    await goForGood(ana.her);
    const hers = (await familiesOf(await colo.signedIn(vo.email))).find(({ id }) => id === ana.familyId);
    expect(hers?.members.map(({ role }) => role)).toEqual(['parent', 'carer']);
    await goForGood(await colo.signedIn(rui.email));
    expect(await familiesThatAre(ana.familyId, rui.familyId, vo.familyId)).toEqual([vo.familyId]);
    expect(await familiesOf(await colo.signedIn(vo.email))).toHaveLength(1);
  });

  it('a family that nobody is a parent of does not exist, whatever happened before', async () => {
    const [ana, vo] = [await anyone(), await anyone()];
    await join(colo, ana.familyId, { email: vo.email, role: 'carer' });
    const { db } = colo.services;
    const userId = await userIdOf(colo, ana.email);
    await db.transaction((transaction) => leaveFamily(transaction, userId, ana.familyId));
    const orphans = sql`select id from families f where not exists
      (select 1 from family_members where family_id = f.id and role = 'parent')`;
    expect(await rowsOf(db, orphans)).toEqual([]);
    // She is at home again when she next signs in.
    expect(await familiesOf(await colo.signedIn(ana.email))).toHaveLength(1);
  });

  it('two parents at once leave nothing behind', async () => {
    const [ana, rui] = [await anyone(), await anyone()];
    await join(colo, ana.familyId, { email: rui.email, role: 'parent' });
    const { db } = colo.services;
    const users = [await userIdOf(colo, ana.email), await userIdOf(colo, rui.email)];
    await Promise.all(
      users.map((userId) => db.transaction((transaction) => leaveFamily(transaction, userId, ana.familyId))),
    );
    expect(await familiesThatAre(ana.familyId)).toEqual([]);
  });
});
