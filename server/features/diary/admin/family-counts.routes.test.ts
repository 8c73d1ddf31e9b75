import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFeedRecord, aFoodRecord, diaryWrite } from '#tests/support/diary.ts';
import { diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const staffEmail = 'equipe@colo.test';
let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: staffEmail });
});
afterAll(() => colo.close());

it('staff see how many families, members, babies and records of a week there are, and nothing of any', async () => {
  const { familyId, babyId, parent, carer } = await diaryFamily(colo, 'counts');
  const now = colo.clock.now();
  const food = aFoodRecord(now.toISOString().slice(0, 10), { familyId, babyId });
  await toldBy(parent, diaryWrite('record.put', aFeedRecord(now, { familyId, babyId, notes: 'segredo' })));
  await toldBy(carer, diaryWrite('record.put', food));
  const staff = await colo.signedIn(staffEmail);
  const answer = async () => (await staff.get('/api/admin/families')).text();
  const told = await answer();
  // A parent, a carer, a guest and a stranger, with a family each, and staff with hers.
  expect(JSON.parse(told)).toEqual({
    families: 5,
    members: { parent: 5, carer: 1, guest: 1 },
    babies: { here: 1 },
    recordsOfAWeek: { feed: 1, food: 1 },
  });
  expect(told).not.toMatch(/[0-9a-f]{8}-|segredo|@/);
  colo.clock.pass({ days: 8 });
  const later = await colo.signedIn(staffEmail);
  expect((await (await later.get('/api/admin/families')).json()).recordsOfAWeek).toEqual({});
});
