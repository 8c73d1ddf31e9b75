import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { lockFamily } from '#server/features/family/family.repository.ts';
import { healthRecords, personalData } from '#server/personal-data.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { writeHandlers } from '#server/write-handlers.ts';
import { consentVersion, healthConsentVersion, healthWriteKinds } from '#shared/consent/consent.rules.ts';
import type { ConsentAnswer } from '#shared/consent/consent.schema.ts';
import { startTimer } from '#shared/timer/timer.rules.ts';
import { userIdOf } from '#tests/support/community.ts';
import { aConsent, agreed, aWithdrawal } from '#tests/support/consent.ts';
import { aFeedRecord, aRecordTimer, diaryWrite } from '#tests/support/diary.ts';
import { familyOf, join } from '#tests/support/family.ts';
import { liveFully } from '#tests/support/full-life.ts';
import { aFeed, write } from '#tests/support/nursing.ts';
import { aDiaryReminder } from '#tests/support/reminders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { aFoodEntry, aSleep, aSleepTimer, toolWrite } from '#tests/support/topic-tools.ts';
import { withdrawHealthConsent } from './consent.repository.ts';
import { consents } from './consent.table.ts';

type Browser = ReturnType<TestApp['browser']>;
type Outcome = { id: string; done: boolean; code?: string };

let colo: TestApp;
let count = 0;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

const now = () => colo.clock.now();
const addressOf = (n: number) => `consent${n}@exemplo.test`;
/** Signed in, and never asked. */
const newcomer = () => colo.signedIn(addressOf(++count));
const somebody = async () => agreed(await newcomer());

async function send(her: Browser, ...writes: { id: string }[]): Promise<Outcome[]> {
  const response = await her.post('/api/sync', { writes });
  expect(response.status).toBe(200);
  return (await response.json()).outcomes;
}
const fates = (outcomes: Outcome[]) => outcomes.map(({ done, code }) => (done ? 'done' : code));
const consentsOf = async (her: Browser): Promise<ConsentAnswer[]> =>
  (await (await her.get('/api/consents')).json()).consents;
const healthOf = async (her: Browser) => (await consentsOf(her)).filter(({ kind }) => kind === 'health-data');
const feedsOf = async (her: Browser): Promise<{ id: string }[]> =>
  (await (await her.get('/api/diary?timeZone=UTC&kind=feed&limit=100')).json()).records;
const feed = () => write('feed.put', aFeed(now()));

/** Recorded by the first version of Colo, which took saving for a yes. */
async function implied(n: number): Promise<void> {
  const userId = await userIdOf(colo, addressOf(n));
  const familyId = await familyOf(colo, addressOf(n));
  const told = { userId, familyId, kind: 'health-data', version: '2026-11-15', givenAt: now() } as const;
  await colo.services.db.insert(consents).values(told);
}

it('signing in records the terms, with version and time, once per version', async () => {
  const entered = now().toISOString();
  await colo.signedIn('ana@exemplo.test');
  colo.clock.pass({ days: 3 });
  const her = await colo.signedIn('ana@exemplo.test');
  const terms = { kind: 'terms', version: consentVersion, asked: false, withdrawnAt: null };
  expect(await consentsOf(her)).toEqual([{ ...terms, givenAt: entered, afterWithdrawal: null }]);
});

describe('a health record', () => {
  const every = (familyId: string): Record<(typeof healthWriteKinds)[number], { id: string }> => ({
    'record.put': diaryWrite('record.put', aFeedRecord(now(), { familyId })),
    'record-timer.put': diaryWrite('record-timer.put', aRecordTimer(now(), { familyId })),
    'feed.put': feed(),
    'timer.put': write(
      'timer.put',
      startTimer('left', now(), { id: crypto.randomUUID(), timeZone: 'America/Sao_Paulo' }),
    ),
    'sleep.put': toolWrite('sleep.put', aSleep(now())),
    'sleep-timer.put': toolWrite('sleep-timer.put', aSleepTimer(now())),
    'food-entry.put': toolWrite('food-entry.put', aFoodEntry()),
    'food.clear': toolWrite('food.clear', { food: 'egg', clearedAt: now().toISOString() }),
    'diary-reminder.put': aDiaryReminder(now(), familyId),
  });

  it('of any kind is refused before she was asked, and nothing of it is stored', async () => {
    const her = await newcomer();
    const familyId = await familyOf(colo, addressOf(count));
    const refused = fates(await send(her, ...Object.values(every(familyId))));
    expect(new Set(refused)).toEqual(new Set(['consent_needed']));
    const userId = await userIdOf(colo, addressOf(count));
    for (const { table } of healthRecords) {
      const rows = await rowsOf<unknown>(
        colo.services.db,
        sql`select 1 from ${sql.identifier(table)} t where coalesce(to_jsonb(t)->>'user_id', to_jsonb(t)->>'family_id')
          in (${userId}, ${familyId})`,
      );
      expect(rows, table).toEqual([]);
    }
  });

  it('may only come by a kind that asks for consent, or leaves nothing behind', () => {
    const kinds = [...writeHandlers.keys()].filter((kind) =>
      /^(record|feed|timer|sleep|food|diary-reminder)/.test(kind),
    );
    const removals = kinds.filter((kind) => /\.(remove|delete)$/.test(kind));
    expect([...removals, ...healthWriteKinds].sort()).toEqual(kinds.sort());
  });

  it('is stored once she has agreed, and refused ones come again under their ids', async () => {
    const her = await newcomer();
    const waiting = feed();
    expect(fates(await send(her, waiting))).toEqual(['consent_needed']);
    expect(fates(await send(her, aConsent()))).toEqual(['done']);
    expect(fates(await send(her, waiting, feed()))).toEqual(['done', 'done']);
    expect(await feedsOf(her)).toHaveLength(2);
  });

  it('goes in one request behind her consent, and before it is sent back to wait', async () => {
    const her = await newcomer();
    expect(fates(await send(her, feed(), aConsent(), feed()))).toEqual(['consent_needed', 'done', 'done']);
    expect(await feedsOf(her)).toHaveLength(1);
  });

  it('stops none of the other writes while it waits', async () => {
    const her = await newcomer();
    const part = toolWrite('saved-part.set', { kind: 'food', part: 'banana', on: true });
    expect(fates(await send(her, feed(), part))).toEqual(['consent_needed', 'done']);
  });

  it('is not covered by a consent that was only implied; what was stored stays readable meanwhile', async () => {
    const her = await somebody();
    await send(her, feed());
    await colo.services.db
      .update(consents)
      .set({ asked: false, version: '2026-11-15' })
      .where(sql`${consents.userId} = ${await userIdOf(colo, addressOf(count))} and kind = 'health-data'`);
    expect(fates(await send(her, feed()))).toEqual(['consent_needed']);
    expect(await feedsOf(her)).toHaveLength(1);
  });

  it('can be removed without any consent', async () => {
    const her = await somebody();
    const one = aFeed(now());
    await send(her, write('feed.put', one), aWithdrawal('close'));
    expect(fates(await send(her, write('feed.remove', { id: one.id })))).toEqual(['done']);
  });
});

describe('her consent', () => {
  it('is noted with version and time, once however often she says it', async () => {
    const her = await newcomer();
    const first = now().toISOString();
    await send(her, aConsent(), aConsent());
    colo.clock.pass({ days: 1 });
    await send(her, aConsent());
    const given = { version: healthConsentVersion, givenAt: first, asked: true, withdrawnAt: null };
    expect(await healthOf(her)).toEqual([{ kind: 'health-data', ...given, afterWithdrawal: null }]);
  });

  it('is to the text that she read: another version is refused', async () => {
    const her = await newcomer();
    const old = { ...aConsent(), body: { kind: 'health-data', version: '2020-01-01' } };
    expect(fates(await send(her, old))).toEqual(['invalid_input']);
    expect(await healthOf(her)).toEqual([]);
  });

  it('is hers alone: another mother’s records still wait', async () => {
    await somebody();
    const another = await newcomer();
    expect(fates(await send(another, feed()))).toEqual(['consent_needed']);
  });
});

describe('taking it back', () => {
  const readings = [
    '/api/diary?timeZone=UTC',
    '/api/diary/now',
    '/api/diary/changes?after=0',
    '/api/diary/range?from=2026-03-01T00:00:00Z&to=2026-03-20T00:00:00Z',
    '/api/diary/all?kind=food',
    '/api/nursing/feeds.csv?from=2026-03-01T00:00:00Z&to=2026-03-20T00:00:00Z&language=pt&timeZone=UTC',
  ];

  it('and keeping it closed shows it to no reading, stores nothing more, and is as it was once she agrees again', async () => {
    const her = await somebody();
    await send(her, feed());
    for (const path of readings) expect((await her.get(path)).status, path).toBe(200);
    expect(fates(await send(her, aWithdrawal('close')))).toEqual(['done']);
    for (const path of readings) {
      const answer = await her.get(path);
      expect(answer.status, path).toBe(403);
      expect((await answer.json()).error.code).toBe('consent_needed');
    }
    expect(fates(await send(her, feed()))).toEqual(['consent_needed']);
    colo.clock.pass({ days: 1 });
    await send(her, aConsent());
    expect(await feedsOf(her)).toHaveLength(1);
    expect((await healthOf(her)).map(({ afterWithdrawal }) => afterWithdrawal)).toEqual(['closed', null]);
  });

  it('does not undo what was done: sent again, a write is done as before, and a new one waits', async () => {
    const her = await somebody();
    const once = feed();
    await send(her, once);
    await send(her, aWithdrawal('close'));
    expect(fates(await send(her, once))).toEqual(['done']);
    expect(fates(await send(her, feed()))).toEqual(['consent_needed']);
  });

  // The embedded database does one thing at a time: there, nothing happens in the moment of another.
  if (inject('databaseTemplate').kind === 'postgres') {
    it('in the very moment of a record is before it or after it, never beside it', async () => {
      const her = await somebody();
      const { db } = colo.services;
      const familyId = await familyOf(colo, addressOf(count));
      const held = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      const isHeldUp = async () => (await rowsOf(db, held)).length > 0;
      let recording: Promise<Outcome[]> | undefined;
      await db.transaction(async (transaction) => {
        await lockFamily(transaction, familyId);
        await withdrawHealthConsent(transaction, familyId, { afterWithdrawal: 'deleted', now: now() });
        recording = send(her, feed());
        await expect.poll(isHeldUp).toBe(true);
      });
      expect(fates((await recording) ?? [])).toEqual(['consent_needed']);
      expect(await feedsOf(her)).toEqual([]);
    });
  }

  it('leaves what is closed in the download of all her data', async () => {
    const her = await somebody();
    await send(her, feed(), aWithdrawal('close'));
    const file = Buffer.from(await (await her.get('/api/my-data')).arrayBuffer());
    expect(file.includes('diary_feed.csv')).toBe(true);
  });

  it('and deleting it leaves no health record of hers, and all the rest', async () => {
    const { her, owner } = await liveFully(colo, 'full@exemplo.test');
    const rows = async ({ rows: read }: (typeof personalData)[number]) =>
      (await read(colo.services.db, owner)).length;
    const counts = async () =>
      Object.fromEntries(
        await Promise.all(personalData.map(async (data) => [data.table, await rows(data)] as const)),
      );
    const before = await counts();
    for (const { table } of healthRecords) expect(before[table], table).toBeGreaterThan(0);
    await send(her, aWithdrawal('delete'));
    const gone = Object.fromEntries(healthRecords.map(({ table }) => [table, 0]));
    expect(await counts()).toEqual({
      ...before,
      ...gone,
      received_writes: (before.received_writes ?? 0) + 1,
    });
    expect((await her.get('/api/diary?timeZone=UTC')).status).toBe(200);
    expect(fates(await send(her, feed()))).toEqual(['consent_needed']);
  });

  it('deletes only hers', async () => {
    const bia = await somebody();
    await send(bia, feed());
    await send(await somebody(), aWithdrawal('delete'));
    expect(await feedsOf(bia)).toHaveLength(1);
  });

  it('closed can be deleted later, twice said is once done, and deleted is not closed again', async () => {
    const her = await somebody();
    await send(her, feed(), aWithdrawal('close'), aWithdrawal('delete'), aWithdrawal('close'));
    expect((await healthOf(her)).map(({ afterWithdrawal }) => afterWithdrawal)).toEqual(['deleted']);
    expect(await feedsOf(her)).toEqual([]);
  });

  it('holds in whichever order and request it arrives', async () => {
    const her = await newcomer();
    const all = [aConsent(), feed(), aWithdrawal('delete'), feed(), aConsent(), feed()];
    const expected = ['done', 'done', 'done', 'consent_needed', 'done', 'done'];
    expect(fates(await send(her, ...all))).toEqual(expected);
    expect(await feedsOf(her)).toHaveLength(1);
    const another = await newcomer();
    const apart: (string | undefined)[] = [];
    for (const one of all.map((each) => ({ ...each, id: crypto.randomUUID() })))
      apart.push(...fates(await send(another, one)));
    expect(apart).toEqual(expected);
    expect(await feedsOf(another)).toHaveLength(1);
  });

  it('is hers too where the consent was only implied', async () => {
    const her = await newcomer();
    await implied(count);
    await send(her, aWithdrawal('close'));
    expect((await her.get('/api/diary?timeZone=UTC')).status).toBe(403);
  });
});

describe('in a family', () => {
  /** Two parents and a carer; nobody was asked yet. */
  async function family() {
    const [ana, rui, vo] = [await person(), await person(), await person()];
    await join(colo, ana.familyId, { email: rui.email, role: 'parent' });
    await join(colo, ana.familyId, { email: vo.email, role: 'carer' });
    return { ana, rui, vo };
  }
  async function person() {
    const her = await newcomer();
    const email = addressOf(count);
    return { her, email, familyId: await familyOf(colo, email) };
  }
  const forFamily = <Write extends { body: object }>(write: Write, familyId: string) => ({
    ...write,
    body: { ...write.body, familyId },
  });

  it('one parent’s yes is for all, and one parent’s withdrawal too', async () => {
    const { ana, rui } = await family();
    expect(fates(await send(rui.her, forFamily(aConsent(), ana.familyId)))).toEqual(['done']);
    expect(fates(await send(ana.her, feed()))).toEqual(['done']);
    expect(await healthOf(ana.her)).toMatchObject([{ asked: true, withdrawnAt: null }]);
    expect(fates(await send(rui.her, forFamily(aWithdrawal('close'), ana.familyId)))).toEqual(['done']);
    expect((await ana.her.get('/api/diary?timeZone=UTC')).status).toBe(403);
    expect(fates(await send(ana.her, feed()))).toEqual(['consent_needed']);
  });

  it('a yes is for the family that it names, and for no other', async () => {
    const { ana, rui } = await family();
    await send(rui.her, forFamily(aConsent(), ana.familyId));
    expect(fates(await send(rui.her, feed()))).toEqual(['consent_needed']);
  });

  it('a carer speaks for nobody, and a stranger neither', async () => {
    const { ana, vo } = await family();
    const stranger = await person();
    await send(ana.her, aConsent());
    for (const said of [aConsent(), aWithdrawal('delete')]) {
      expect(fates(await send(vo.her, forFamily(said, ana.familyId)))).toEqual(['not_permitted']);
      expect(fates(await send(stranger.her, forFamily(said, ana.familyId)))).toEqual(['not_a_member']);
    }
    expect(fates(await send(ana.her, feed()))).toEqual(['done']);
  });
});
