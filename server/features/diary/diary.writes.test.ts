import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lockFamily } from '#server/features/family/family.repository.ts';
import { sweep } from '#server/housekeeping.ts';
import { sqlStateOf } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import type { DiaryPageAnswer, DiaryVersionsAnswer } from '#shared/diary/diary.schema.ts';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import { userIdOf } from '#tests/support/community.ts';
import { agreed } from '#tests/support/consent.ts';
import { aFeedRecord, aFoodRecord, diaryWrite } from '#tests/support/diary.ts';
import { type DiaryFamily, diaryFamily, toldBy } from '#tests/support/diary-family.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { diaryRecords } from './diary.table.ts';

let colo: TestApp;
let families = 0;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const aFamily = () => diaryFamily(colo, `w${families++}`);
const put = (record: RecordPut) => diaryWrite('record.put', record);
const remove = ({ familyId, id }: RecordPut, baseRevision = 1) =>
  diaryWrite('record.delete', { familyId, id, baseRevision });
const feedOf = ({ familyId, babyId }: DiaryFamily, told: Partial<RecordPut<'feed'>> = {}) =>
  aFeedRecord(colo.clock.now(), { familyId, babyId, ...told });

async function historyOf({ parent, familyId }: DiaryFamily, { id }: RecordPut) {
  const answer = await parent.get(`/api/diary/${id}/versions?family=${familyId}`);
  return ((await answer.json()) as DiaryVersionsAnswer).versions;
}

describe('what changed, and who changed it', () => {
  it('is told for thirty days: every edit, and the deletion', async () => {
    const family = await aFamily();
    const feed = feedOf(family, { notes: 'um' });
    await toldBy(family.parent, put(feed));
    await toldBy(family.carer, put({ ...feed, notes: 'dois', baseRevision: 1 }));
    await toldBy(family.parent, remove(feed, 2));
    const [parent, carer] = [
      await userIdOf(colo, family.emailOf('parent')),
      await userIdOf(colo, family.emailOf('carer')),
    ];
    const told = (await historyOf(family, feed)).map(({ revision, was, by }) => [
      revision,
      was.notes,
      was.updatedBy,
      by,
    ]);
    expect(told).toEqual([
      [2, 'dois', carer, parent],
      [1, 'um', parent, carer],
    ]);
    colo.clock.pass({ days: 31 });
    await sweep(colo.services);
    const later = { ...family, parent: await colo.signedIn(family.emailOf('parent')) };
    expect(await historyOf(later, feed)).toEqual([]);
  });

  it('is no guest’s to read, nor a stranger’s; of what never was there is nothing', async () => {
    const family = await aFamily();
    const feed = feedOf(family);
    await toldBy(family.parent, put(feed), put({ ...feed, notes: 'só nossa', baseRevision: 1 }));
    for (const her of [family.guest, family.stranger])
      expect((await her.get(`/api/diary/${feed.id}/versions?family=${family.familyId}`)).status).toBe(403);
    expect(await historyOf(family, { ...feed, id: randomUUID() })).toEqual([]);
  });

  it('is not grown by what did nothing: deleted twice, or never there', async () => {
    const family = await aFamily();
    const feed = feedOf(family);
    await toldBy(family.parent, put(feed));
    expect(await toldBy(family.parent, remove(feed), remove(feed, 2), remove(feedOf(family)))).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(await historyOf(family, feed)).toHaveLength(1);
  });
});

describe('a record', () => {
  it('of a mother who told of no baby makes a place for one', async () => {
    const her = await agreed(await colo.signedIn('sem.bebe@exemplo.test'));
    const feed = aFeedRecord(colo.clock.now(), { familyId: null });
    expect(await toldBy(her, put(feed))).toEqual(['done']);
    const page = await her.get('/api/diary?timeZone=America/Sao_Paulo');
    const { records } = (await page.json()) as DiaryPageAnswer;
    expect(records).toMatchObject([{ id: feed.id, babyId: expect.any(String) }]);
  });

  it('of a phone that does not know its family yet is of her own, and of its only baby', async () => {
    const family = await aFamily();
    const { parent, familyId, babyId } = family;
    const feed = feedOf(family, { familyId: null, babyId: null });
    expect(await toldBy(parent, put(feed))).toEqual(['done']);
    const page = await parent.get(`/api/diary?family=${familyId}&timeZone=America/Sao_Paulo`);
    expect(await page.json()).toMatchObject({ records: [{ id: feed.id, babyId }] });
    expect(await toldBy(parent, remove({ ...feed, familyId: null }))).toEqual(['done']);
  });

  it('with signs that no database holds is stored without them', async () => {
    const { familyId, babyId, parent } = await aFamily();
    const details = { food: 'own:ma\u0000ngá\ud83c', liking: null, signs: [] };
    const food = aFoodRecord('2026-01-01', { familyId, babyId, details, notes: 'um\u0000 \ud83c' });
    expect(await toldBy(parent, put(food))).toEqual(['done']);
  });

  it('of one family says nothing of the same id in another', async () => {
    const [one, other] = [await aFamily(), await aFamily()];
    const feed = feedOf(one, { notes: 'dela' });
    await toldBy(one.parent, put(feed));
    expect(await toldBy(other.parent, put(feedOf(other, { id: feed.id })))).toEqual(['done']);
    expect(await toldBy(other.parent, put({ ...feed, notes: 'minha' }))).toEqual(['not_a_member']);
    const { records } = await (await one.parent.get('/api/diary?timeZone=UTC')).json();
    expect(records).toMatchObject([{ id: feed.id, notes: 'dela', revision: 1 }]);
  });
});

describe('the database itself', () => {
  it.each([
    { endTime: new Date(0) },
    { startTime: new Date(0) },
    { durationSeconds: -1 },
    { durationSeconds: 1201 },
    { notes: 'a'.repeat(5001) },
    { timeZone: 'a'.repeat(65) },
    { details: [] },
    { details: { text: 'a'.repeat(4096) } },
    { day: '2026-01-01' },
    { revision: 0 },
  ])('refuses a record with %o', async (wrong) => {
    const { familyId, babyId } = await aFamily();
    const now = colo.clock.now();
    const row = {
      familyId,
      babyId,
      id: randomUUID(),
      kind: 'feed',
      startTime: new Date(now.getTime() - 1_200_000),
      endTime: now,
      durationSeconds: 1200,
      details: {},
      revision: 1,
      change: 1,
      createdAt: now,
      updatedAt: now,
      ...wrong,
    } as typeof diaryRecords.$inferInsert;
    expect(await colo.services.db.insert(diaryRecords).values(row).catch(sqlStateOf)).toBe('23514');
  });
});

describe('a day', () => {
  it('has two thousand records of a family, whoever records them; the next one is new', async () => {
    const family = await aFamily();
    await toldBy(family.parent, put(feedOf(family)));
    await colo.services.db.execute(
      sql`update families set recorded_count = 1999 where id = ${family.familyId}`,
    );
    expect(await toldBy(family.parent, put(feedOf(family)))).toEqual(['done']);
    expect(await toldBy(family.carer, put(feedOf(family)))).toEqual([{ family: 'too_many_records' }]);
    colo.clock.pass({ days: 1 });
    expect(await toldBy(family.carer, put(feedOf(family)))).toEqual(['done']);
  });
});

// The embedded database does one transaction at a time: there, nobody ever meets another.
if (inject('databaseTemplate').kind === 'postgres')
  it('a record of a baby that is archived at the same moment comes before or after, and is told which', async () => {
    const family = await aFamily();
    const { db } = colo.services;
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const sent = await db.transaction(async (transaction) => {
      await lockFamily(transaction, family.familyId);
      const told = toldBy(family.carer, put(feedOf(family)));
      while ((await rowsOf(db, waiting)).length === 0);
      await transaction.execute(
        sql`update babies set state = 'archived' where family_id = ${family.familyId}`,
      );
      return { told };
    });
    expect(await sent.told).toEqual([{ babyId: 'archived_baby' }]);
  });
