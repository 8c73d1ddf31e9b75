import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { babies } from '#server/features/family/family.table.ts';
import { sweep } from '#server/housekeeping.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { maybeSame } from '#shared/diary/diary.rules.ts';
import type { DiaryChangesAnswer, DiaryNowAnswer, DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import type { RecordPut } from '#shared/diary/record.schema.ts';
import { addDays, calendarDate } from '#shared/time/calendar-date.ts';
import { userIdOf } from '#tests/support/community.ts';
import { agreed } from '#tests/support/consent.ts';
import { aFeedRecord, aFoodRecord, aRecordTimer, diaryWrite } from '#tests/support/diary.ts';
import { familyOf, join } from '#tests/support/family.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { putRecord } from './storing.repository.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

let count = 0;
const now = () => colo.clock.now();
async function person() {
  const email = `diary${count++}@exemplo.test`;
  const her = await agreed(await colo.signedIn(email));
  return { her, email, userId: await userIdOf(colo, email), familyId: await familyOf(colo, email) };
}
async function aBaby(familyId: string, state: 'here' | 'archived' = 'here'): Promise<string> {
  const id = randomUUID();
  const row = { familyId, id, state, createdAt: now(), updatedAt: now() };
  await colo.services.db.insert(babies).values(row);
  return id;
}

type Fate = 'done' | { code: string; fields?: Record<string, string> };
async function send(her: Browser, ...writes: ReturnType<typeof diaryWrite>[]): Promise<Fate[]> {
  const response = await her.post('/api/sync', { writes });
  expect(response.status).toBe(200);
  const { outcomes } = await response.json();
  return outcomes.map(
    ({ done, code, fields }: { done: boolean; code: string; fields?: Record<string, string> }) =>
      done ? 'done' : { code, ...(fields && { fields }) },
  );
}
const put = (record: RecordPut) => diaryWrite('record.put', record);
const remove = (familyId: string, id: string) =>
  diaryWrite('record.delete', { familyId, id, baseRevision: 1 });

const ask = async <Answer>(
  her: Browser,
  path: string,
  query: Record<string, string> = {},
): Promise<Answer> => {
  const response = await her.get(`/api/diary${path}?${new URLSearchParams(query)}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
};
const timeZone = 'America/Sao_Paulo';
const page = (her: Browser, query: Record<string, string> = {}) =>
  ask<DiaryPageAnswer>(her, '', { timeZone, ...query });
const changes = (her: Browser, after: number, query: Record<string, string> = {}) =>
  ask<DiaryChangesAnswer>(her, '/changes', { after: String(after), ...query });
const recordsOf = async (her: Browser) => (await page(her)).records;

describe('a record', () => {
  it('comes back as it was recorded, with who did it, and edited it is the same one', async () => {
    const { her, userId, familyId } = await person();
    const feed = aFeedRecord(now(), { familyId, notes: ' calma \n' });
    expect(await send(her, put(feed))).toEqual(['done']);
    const { familyId: _, baseRevision: __, ...told } = feed;
    const at = now().toISOString();
    const facts = { recordedBy: userId, updatedBy: userId, createdAt: at, updatedAt: at };
    expect(await recordsOf(her)).toMatchObject([{ ...told, notes: 'calma', revision: 1, ...facts }]);
    await send(her, put({ ...feed, notes: 'agitada', baseRevision: 1 }));
    expect(await recordsOf(her)).toMatchObject([{ id: feed.id, notes: 'agitada', revision: 2 }]);
  });

  it('of another family, of an archived baby, of the future, or too long is refused with its field', async () => {
    const [ana, other] = [await person(), await person()];
    const { familyId } = ana;
    const gone = await aBaby(familyId, 'archived');
    const later = new Date(now().getTime() + 3_600_000).toISOString();
    const cases: [RecordPut, Fate][] = [
      [aFeedRecord(now(), { familyId: other.familyId }), { code: 'not_a_member' }],
      [aFeedRecord(now(), { familyId, babyId: randomUUID() }), wrong({ babyId: 'unknown_baby' })],
      [aFeedRecord(now(), { familyId, babyId: gone }), wrong({ babyId: 'archived_baby' })],
      [aFeedRecord(now(), { familyId, endTime: later }), wrong({ endTime: 'in_the_future' })],
      [aFoodRecord('2026-03-20', { familyId }), wrong({ day: 'in_the_future' })],
    ];
    for (const [record, fate] of cases) expect(await send(ana.her, put(record))).toEqual([fate]);
    const unknown = { ...aFeedRecord(now(), { familyId }), details: { mood: 'x' } };
    expect(await send(ana.her, diaryWrite('record.put', unknown))).toMatchObject([{ code: 'invalid_input' }]);
    expect(await recordsOf(ana.her)).toEqual([]);
  });

  it('never changes its kind; whose it is may change', async () => {
    const { her, familyId } = await person();
    const babyId = await aBaby(familyId);
    const feed = aFeedRecord(now(), { familyId });
    await send(her, put(feed));
    expect(await send(her, put(aFoodRecord('2026-03-07', { familyId, id: feed.id })))).toEqual([
      wrong({ kind: 'fixed' }),
    ]);
    expect(await send(her, put({ ...feed, babyId, baseRevision: 1 }))).toEqual(['done']);
    expect(await recordsOf(her)).toMatchObject([{ kind: 'feed', babyId, revision: 2 }]);
  });

  it('that was deleted is not woken by a late edit; an undo wakes it', async () => {
    const { her, familyId } = await person();
    const feed = aFeedRecord(now(), { familyId });
    await send(her, put(feed), remove(familyId, feed.id), remove(familyId, feed.id));
    expect(await send(her, put({ ...feed, baseRevision: 1 }))).toEqual([wrong({ id: 'deleted' })]);
    expect(await recordsOf(her)).toEqual([]);
    expect(await send(her, put({ ...feed, baseRevision: 2, restore: true }))).toEqual(['done']);
    expect(await recordsOf(her)).toMatchObject([{ id: feed.id, revision: 3 }]);
  });

  it('that two edited unseen is as the later says, and the other is told of', async () => {
    const [ana, rui] = [await person(), await person()];
    const { familyId } = ana;
    await join(colo, familyId, { email: rui.email, role: 'carer' });
    const feed = aFeedRecord(now(), { familyId });
    await send(ana.her, put(feed));
    await send(rui.her, put({ ...feed, notes: 'do Rui', baseRevision: 1 }));
    expect((await recordsOf(ana.her))[0]?.replaced).toBeUndefined();
    await send(ana.her, put({ ...feed, notes: 'da Ana', baseRevision: 1 }));
    const replaced = { by: rui.userId, at: now().toISOString() };
    expect(await recordsOf(ana.her)).toMatchObject([{ notes: 'da Ana', revision: 3, replaced }]);
    colo.clock.pass({ days: 31 });
    await sweep(colo.services);
    const her = await colo.signedIn(ana.email);
    expect((await recordsOf(her))[0]?.replaced).toBeUndefined();
  });

  it('that comes alone costs two statements: who she is, and all the rest; so does an edit, and the same sent again', async () => {
    const { her, familyId } = await person();
    const record = aFeedRecord(now(), { familyId });
    const [first, edit] = [put(record), put({ ...record, notes: 'calma', baseRevision: 1 })];
    for (const one of [first, edit, edit])
      expect(await statementsDuring(colo.services.db, () => send(her, one))).toHaveLength(2);
    const { records } = await page(her);
    expect(records).toMatchObject([{ id: record.id, notes: 'calma', revision: 2 }]);
    const { versions } = await (await her.get(`/api/diary/${record.id}/versions`)).json();
    expect(versions).toMatchObject([{ revision: 1 }]);
  });

  it('waits for the consent of the family, and is done behind it in one request', async () => {
    const email = `diary${count++}@exemplo.test`;
    const her = await colo.signedIn(email);
    const familyId = await familyOf(colo, email);
    const [feed, timer] = [aFeedRecord(now(), { familyId }), aRecordTimer(now(), { familyId })];
    const writes = [put(feed), diaryWrite('record-timer.put', timer)];
    expect(await send(her, ...writes)).toEqual([{ code: 'consent_needed' }, { code: 'consent_needed' }]);
    const consent = { kind: 'health-data', version: '2026-11-16' };
    const giving = { id: randomUUID(), kind: 'consent.give', body: consent };
    expect(await send(her, giving as unknown as ReturnType<typeof put>, ...writes)).toEqual([
      'done',
      'done',
      'done',
    ]);
  });
});

const wrong = (fields: Record<string, string>) => ({ code: 'invalid_input', fields });

describe('the timeline', () => {
  it('stands days beside the moments of the same day, none twice and none lost, however it is turned', async () => {
    const { her, familyId } = await person();
    const babyId = await aBaby(familyId);
    const all: RecordPut[] = [];
    for (let n = 0; n < 12; n += 1) {
      const day = addDays(calendarDate('2026-03-07'), -n);
      // At nine in the evening where she is, which is the next day in UTC.
      const ended = new Date(`${addDays(day, 1)}T00:20:00.000Z`);
      all.push(aFoodRecord(day, { familyId, babyId: n % 2 ? babyId : null }));
      if (n % 3) all.push(aFeedRecord(ended, { familyId, babyId: n % 2 ? null : babyId }));
    }
    await send(her, ...all.map(put));
    for (const query of [{}, { baby: babyId }] as Record<string, string>[]) {
      const told: string[] = [];
      let cursor: string | null | undefined;
      do {
        const answer = await page(her, { ...query, limit: '3', ...(cursor && { cursor }) });
        told.push(...answer.records.map(({ id }) => id));
        cursor = answer.nextCursor;
      } while (cursor);
      expect(told).toEqual(all.map(({ id }) => id));
    }
  });

  it('of a phone that knows no family yet, in one without a baby, is of a baby that is made for it', async () => {
    const { her, familyId } = await person();
    const unplaced = { familyId: null, babyId: null };
    const writes = [1, 2].map(() => put({ ...aFeedRecord(now(), { familyId }), ...unplaced }));
    expect(await send(her, ...writes)).toEqual(['done', 'done']);
    const [one, other] = await recordsOf(her);
    expect(one?.babyId).toEqual(expect.any(String));
    expect(other?.babyId).toBe(one?.babyId);
  });

  it('moved to the twin is seen there alone, the same record, and what it was is kept', async () => {
    const { her, familyId } = await person();
    const [one, twin] = [await aBaby(familyId), await aBaby(familyId)];
    const record = aFeedRecord(now(), { familyId, babyId: one });
    await send(her, put(record));
    const { change } = await changes(her, 0);
    expect(await send(her, put({ ...record, babyId: twin, baseRevision: 1 }))).toEqual(['done']);
    expect((await page(her, { baby: one })).records).toEqual([]);
    expect((await page(her, { baby: twin })).records).toMatchObject([{ id: record.id, revision: 2 }]);
    // A phone that has it with the one learns where it is now.
    expect((await changes(her, change)).records).toMatchObject([{ id: record.id, babyId: twin }]);
    const { versions } = await (await her.get(`/api/diary/${record.id}/versions`)).json();
    expect(versions).toMatchObject([{ was: { babyId: one } }]);
  });

  it('of one feed that two wrote down within minutes is there twice, each with who did it: the phone says that it may be one', async () => {
    const [ana, rui] = [await person(), await person()];
    const { familyId } = ana;
    await join(colo, familyId, { email: rui.email, role: 'carer' });
    await send(ana.her, put(aFeedRecord(now(), { familyId })));
    colo.clock.pass({ minutes: 4 });
    await send(rui.her, put(aFeedRecord(now(), { familyId })));
    const [later, earlier] = await recordsOf(ana.her);
    expect([later?.recordedBy, earlier?.recordedBy]).toEqual([rui.userId, ana.userId]);
    expect(later && earlier && maybeSame(later, earlier)).toBe(true);
  });

  it('of one baby has what is of nobody in particular, and nothing of its twin', async () => {
    const { her, familyId } = await person();
    const [one, twin] = [await aBaby(familyId), await aBaby(familyId)];
    const [ofOne, ofTwin, ofNobody] = [one, twin, null].map((babyId) =>
      aFeedRecord(now(), { familyId, babyId }),
    );
    await send(her, ...[ofOne, ofTwin, ofNobody].flatMap((record) => (record ? [put(record)] : [])));
    const ids = async (query: Record<string, string>) =>
      new Set((await page(her, query)).records.map(({ id }) => id));
    expect(await ids({ baby: one })).toEqual(new Set([ofOne?.id, ofNobody?.id]));
    expect(await ids({ baby: 'none' })).toEqual(new Set([ofNobody?.id]));
    expect(await ids({})).toEqual(new Set([ofOne?.id, ofTwin?.id, ofNobody?.id]));
  });

  it('is searched by its notes, for the signs that she typed', async () => {
    const { her, familyId } = await person();
    const [plain, signs] = ['cem por cento', '100% dormindo'].map((notes) =>
      aFeedRecord(now(), { familyId, notes }),
    );
    await send(her, ...[plain, signs].flatMap((record) => (record ? [put(record)] : [])));
    const found = async (q: string) => (await page(her, { q })).records.map(({ notes }) => notes);
    expect(await found('100%')).toEqual(['100% dormindo']);
    expect(await found('%')).toEqual(['100% dormindo']);
    expect(await found('CEM')).toEqual(['cem por cento']);
  });

  it('tells guests no notes, and is closed to strangers', async () => {
    const [ana, guest, stranger] = [await person(), await person(), await person()];
    const { familyId } = ana;
    await join(colo, familyId, { email: guest.email, role: 'guest' });
    await send(ana.her, put(aFeedRecord(now(), { familyId, notes: 'só nossa' })));
    const family = { family: familyId };
    expect(
      JSON.stringify([await page(guest.her, family), await changes(guest.her, 0, family)]),
    ).not.toContain('nossa');
    expect(await send(guest.her, put(aFeedRecord(now(), { familyId })))).toEqual([{ code: 'not_permitted' }]);
    const query = new URLSearchParams({ ...family, timeZone });
    expect((await (await stranger.her.get(`/api/diary?${query}`)).json()).error.code).toBe('not_a_member');
  });

  it('of a family that is named is read by the statement that finds her session', async () => {
    const { her, familyId } = await person();
    const feed = aFeedRecord(now(), { familyId, notes: 'calma' });
    await send(her, put(feed));
    const named = () => page(her, { family: familyId });
    const asked = await statementsDuring(colo.services.db, async () => {
      expect((await named()).records).toMatchObject([{ id: feed.id, notes: 'calma' }]);
    });
    expect(asked).toHaveLength(1);
    expect(await named()).toEqual(await page(her));
  });

  it('is two statements, as is the range', async () => {
    const { her, familyId } = await person();
    await send(her, put(aFeedRecord(now(), { familyId })));
    const range = { from: '2026-03-01T00:00:00.000Z', to: '2026-04-20T00:00:00.000Z' };
    for (const act of [() => page(her), () => ask(her, '/range', range), () => changes(her, 0)])
      expect((await statementsDuring(colo.services.db, act)).length).toBe(2);
  });

  it('of a span has what touches it', async () => {
    const { her, familyId } = await person();
    const feed = aFeedRecord(now(), { familyId });
    await send(her, put(feed));
    const in5 = (minutes: number) => new Date(now().getTime() + minutes * 60_000).toISOString();
    const found = async (from: string, to: string) =>
      (await ask<DiaryPageAnswer>(her, '/range', { from, to, kind: 'feed' })).records.length;
    expect(await found(in5(-5), in5(5))).toBe(1);
    expect(await found(in5(0), in5(5))).toBe(0);
    expect(await found(in5(-60), in5(-20))).toBe(0);
  });
});

describe('a phone that was away', () => {
  it('learns all by changes, tombstones included, each number once', async () => {
    const { her, familyId } = await person();
    const { change: before } = await changes(her, 0);
    const feeds = [1, 2, 3].map(() => aFeedRecord(now(), { familyId }));
    await send(her, ...feeds.map(put));
    const first = await changes(her, before);
    expect(first.records.map(({ id }) => id)).toEqual(feeds.map(({ id }) => id));
    expect(first.records.map(({ change }) => change)).toEqual([1, 2, 3].map((n) => before + n));
    await send(her, remove(familyId, feeds[0]?.id ?? ''));
    const then = await changes(her, first.change);
    expect(then).toMatchObject({ records: [], tombstones: [{ id: feeds[0]?.id, change: first.change + 1 }] });
    colo.clock.pass({ days: 31 });
    await sweep(colo.services);
    expect(
      (await changes(await colo.signedIn(`diary${count - 1}@exemplo.test`), first.change)).tombstones,
    ).toHaveLength(1);
    colo.clock.pass({ days: 370 });
    await sweep(colo.services);
    expect(
      (await changes(await colo.signedIn(`diary${count - 1}@exemplo.test`), first.change)).tombstones,
    ).toEqual([]);
  });

  it('is told by the usual poll that there is something, in whichever of her families, at no cost', async () => {
    const [ana, rui] = [await person(), await person()];
    const { familyId } = ana;
    await join(colo, familyId, { email: rui.email, role: 'guest' });
    const numbers = async () => (await (await rui.her.get('/api/changes')).json()).families;
    const before = await numbers();
    expect(Object.keys(before).sort()).toEqual([familyId, rui.familyId].sort());
    await send(ana.her, put(aFeedRecord(now(), { familyId })));
    expect(await numbers()).toEqual({ ...before, [familyId]: before[familyId] + 1 });
    const asked = await statementsDuring(colo.services.db, () => rui.her.get('/api/changes'));
    expect(asked.length).toBe(2);
  });

  // The embedded database does one transaction at a time: there, nobody ever meets another.
  if (inject('databaseTemplate').kind === 'postgres') {
    it('finds no hole and no number twice, when many record at once', async () => {
      const ana = await person();
      const carers = await Promise.all([1, 2, 3, 4, 5].map(() => person()));
      for (const { email } of carers) await join(colo, ana.familyId, { email, role: 'carer' });
      const { change: before } = await changes(ana.her, 0);
      const four = [1, 2, 3, 4];
      await Promise.all(
        carers.map(async ({ her }) => {
          for (const _ of four) await send(her, put(aFeedRecord(now(), { familyId: ana.familyId })));
        }),
      );
      const { records } = await changes(ana.her, before);
      expect(records.map(({ change }) => change)).toEqual(
        Array.from({ length: 20 }, (_, n) => before + n + 1),
      );
    });

    it('replaces what it had not seen, and keeps it, when another edit is done while its own statement waits', async () => {
      const ana = await person();
      const { familyId } = ana;
      const record = aFeedRecord(now(), { familyId });
      await send(ana.her, put(record));
      const { db } = colo.services;
      const isHeldUp = async () => {
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return (await rowsOf(db, waiting)).length > 0;
      };
      let hers: Promise<Fate[]> | undefined;
      await db.transaction(async (transaction) => {
        // Behind this she has begun, and seen the family as it was.
        await transaction.execute(sql`select 1 from rate_limits for update`);
        hers = send(ana.her, put({ ...record, notes: 'dela', baseRevision: 1 }));
        await expect.poll(isHeldUp).toBe(true);
        const meanwhile = { ...record, notes: 'de outro aparelho', baseRevision: 1 };
        await putRecord(db, familyId, { record: meanwhile, userId: ana.userId, now: now() });
      });
      expect(await hers).toEqual(['done']);
      expect(await recordsOf(ana.her)).toMatchObject([{ notes: 'dela', revision: 3 }]);
      const { versions } = await (await ana.her.get(`/api/diary/${record.id}/versions`)).json();
      expect(versions.map(({ was }: { was: { notes: string | null } }) => was.notes)).toEqual([
        'de outro aparelho',
        null,
      ]);
    });
  }
});

describe('what is under way', () => {
  it('is the whole family’s: everybody’s timers, and the newest of each baby and kind', async () => {
    const [ana, rui] = [await person(), await person()];
    const { familyId } = ana;
    await join(colo, familyId, { email: rui.email, role: 'carer' });
    const [one, twin] = [await aBaby(familyId), await aBaby(familyId)];
    const feeds = [one, twin].map((babyId) => aFeedRecord(now(), { familyId, babyId }));
    const timers = [one, twin].map((babyId) => aRecordTimer(now(), { familyId, babyId }));
    await send(ana.her, ...feeds.map(put), put(aFoodRecord('2026-03-07', { familyId, babyId: one })));
    await send(rui.her, ...timers.map((timer) => diaryWrite('record-timer.put', timer)));
    const seen = await ask<DiaryNowAnswer>(ana.her, '/now');
    expect(new Set(seen.timers.map(({ babyId, startedBy }) => `${babyId} ${startedBy}`))).toEqual(
      new Set([one, twin].map((babyId) => `${babyId} ${rui.userId}`)),
    );
    expect(seen.last.map(({ kind, babyId }) => `${kind} ${babyId}`).sort()).toEqual(
      [`feed ${one}`, `feed ${twin}`, `food ${one}`].sort(),
    );
    expect(seen.settings).toEqual({
      dayStartHour: 0,
      sleepDayStartHour: 6,
      sinceFrom: 'start',
      keepAwake: false,
    });
  });

  it('of equal revisions is as the server has it; the larger stands; saved, it is gone', async () => {
    const { her, familyId } = await person();
    const timer = aRecordTimer(now(), { familyId });
    const states = async () => (await ask<DiaryNowAnswer>(her, '/now')).timers.map(({ notes }) => notes);
    const tell = (change: object) => send(her, diaryWrite('record-timer.put', { ...timer, ...change }));
    await tell({ notes: 'primeiro' });
    await tell({ notes: 'outro' });
    expect(await states()).toEqual(['primeiro']);
    await tell({ notes: 'depois', revision: 2 });
    expect(await states()).toEqual(['depois']);
    await send(her, put(aFeedRecord(now(), { familyId, id: timer.id })));
    expect(await states()).toEqual([]);
    await tell({ notes: 'tarde', revision: 3 });
    expect(await states()).toEqual([]);
  });
});

it('all of a kind that has an end come at once, and of another they do not', async () => {
  const { her, familyId } = await person();
  await send(her, put(aFoodRecord('2026-03-05', { familyId })), put(aFoodRecord('2026-03-06', { familyId })));
  const { records } = await ask<DiaryPageAnswer>(her, '/all', { kind: 'food' });
  expect(records.map(({ day }) => day)).toEqual(['2026-03-06', '2026-03-05']);
  expect((await her.get('/api/diary/all?kind=feed')).status).toBe(400);
});
