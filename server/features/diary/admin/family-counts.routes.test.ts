import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diaryRecords } from '#server/features/diary/diary.table.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { aFeedRecord, aFoodRecord, diaryWrite } from '#tests/support/diary.ts';
import { diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { statementsDuring } from '#tests/support/statements.ts';
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

it('counts of a week read its own pages, and not those of all the years before', async () => {
  const { familyId } = await diaryFamily(colo, 'years');
  const { db } = colo.services;
  const now = colo.clock.now();
  const since = new Date(now.getTime() - 7 * 86_400_000).toISOString();
  await db.execute(sql`insert into ${diaryRecords} (family_id, id, kind, start_time, end_time, duration_seconds, details,
      notes, time_zone, revision, change, created_at, updated_at)
    select ${familyId}::uuid, gen_random_uuid(), 'sleep', at, at, 0, '{"sort": "nap", "mood": null}', repeat('calma ', 40), 'UTC',
      1, n, at, at
    from generate_series(1, 20000) n,
      lateral (select ${now.toISOString()}::timestamptz - (20000 - n) * interval '1 hour' as at) moment`);
  await db.execute(sql`vacuum analyze ${diaryRecords}`);
  const staff = await colo.signedIn(staffEmail);
  const asked = await statementsDuring(db, async () => {
    const { recordsOfAWeek } = await (await staff.get('/api/admin/families')).json();
    expect(recordsOfAWeek.sleep).toBe(7 * 24 + 1);
  });
  const counting = asked.find((text) => text.includes('recordsOfAWeek')) ?? '';
  const plan = await rowsOf(db, sql`explain ${sql.raw(counting.replace('$1', `'${since}'`))}`);
  expect(JSON.stringify(plan)).toContain('diary_records_created_at_idx');
  expect(JSON.stringify(plan)).not.toContain('Seq Scan on diary_records');
});
