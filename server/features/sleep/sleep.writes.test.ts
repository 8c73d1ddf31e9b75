import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { diaryRecords, diaryTimers } from '#server/features/diary/diary.table.ts';
import { sweep } from '#server/housekeeping.ts';
import { maxOpenTimers } from '#shared/nursing/nursing.rules.ts';
import { pauseTimer, stopTimer } from '#shared/timer/timer.rules.ts';
import { minutesBefore } from '#tests/support/nursing.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { sleepsTold, timersTold } from '#tests/support/told-records.ts';
import { aSleep, aSleepTimer, toolWrite } from '#tests/support/topic-tools.ts';
import { startToolsApp } from '#tests/support/topic-tools-app.ts';

const app = await startToolsApp();
const { colo, now, anyone, send } = app;
afterAll(() => colo.close());

type Browser = ReturnType<TestApp['browser']>;
const sleepNow = (her: Browser) => timersTold(her, 'sleep');
const diary = sleepsTold;

describe('a sleep', () => {
  it('comes back as she recorded it, every field', async () => {
    const her = await anyone();
    const sleep = aSleep(now(), {
      kind: 'night',
      mood: 'peaceful',
      notes: 'no berço, 🌱',
      durationSeconds: 3000,
    });
    expect(await send(her, toolWrite('sleep.put', sleep))).toMatchObject([{ done: true }]);
    const received = now().toISOString();
    expect(await diary(her)).toEqual([{ ...sleep, createdAt: received, updatedAt: received }]);
  });

  it('sent twice, as one write or as two, is one sleep', async () => {
    const her = await anyone();
    const once = toolWrite('sleep.put', aSleep(now()));
    await send(her, once);
    await send(her, once);
    await send(her, { ...once, id: randomUUID() });
    expect(await diary(her)).toHaveLength(1);
  });

  it('edited is the same sleep, and keeps when it was first recorded', async () => {
    const her = await anyone();
    const sleep = aSleep(now());
    await send(her, toolWrite('sleep.put', sleep));
    const createdAt = now().toISOString();
    colo.clock.pass({ minutes: 5 });
    await send(her, toolWrite('sleep.put', { ...sleep, mood: 'crying' }));
    expect(await diary(her)).toMatchObject([{ id: sleep.id, mood: 'crying', createdAt }]);
  });

  it('deleted is gone, and put back is there again', async () => {
    const her = await anyone();
    const sleep = aSleep(now());
    await send(her, toolWrite('sleep.put', sleep), toolWrite('sleep.remove', { id: sleep.id }));
    expect(await diary(her)).toEqual([]);
    await send(her, toolWrite('sleep.put', sleep));
    expect(await diary(her)).toMatchObject([sleep]);
  });

  it('that overlaps another is stored all the same, with empty notes as none', async () => {
    const her = await anyone();
    const writes = [aSleep(now(), { notes: ' \n ' }), aSleep(now())].map((one) =>
      toolWrite('sleep.put', one),
    );
    await send(her, ...writes);
    expect(await diary(her)).toMatchObject([{ notes: null }, { notes: null }]);
  });

  it('is hers: another mother who sends its id makes a sleep of her own and finds out nothing', async () => {
    const [her, another] = [await anyone(), await anyone()];
    const sleep = aSleep(now(), { notes: 'segredo' });
    await send(her, toolWrite('sleep.put', sleep));
    expect(await send(another, toolWrite('sleep.remove', { id: sleep.id }))).toMatchObject([{ done: true }]);
    expect(await diary(another)).toEqual([]);
    await send(another, toolWrite('sleep.put', { ...sleep, notes: 'meu' }));
    await send(another, toolWrite('sleep.remove', { id: sleep.id }));
    expect(await diary(her)).toMatchObject([{ id: sleep.id, notes: 'segredo' }]);
  });

  it('with signs that no database holds loses those signs, and nothing else', async () => {
    const her = await anyone();
    await send(
      her,
      toolWrite('sleep.put', aSleep(now(), { notes: 'a\0b\ud800c' })),
      toolWrite('sleep-timer.put', aSleepTimer(now(), { notes: 'x\0y' })),
    );
    expect(await diary(her)).toMatchObject([{ notes: 'ab\ufffdc' }]);
    expect((await sleepNow(her)).timers).toMatchObject([{ notes: 'xy' }]);
  });
});

describe('a sleep that cannot have been is refused by its field, and the others of the request stand', () => {
  const startedHoursAgo = (hours: number) => ({ startTime: minutesBefore(now(), hours * 60).toISOString() });
  const bad: [string, () => object, Record<string, string>][] = [
    ['forty hours', () => startedHoursAgo(40), { endTime: 'too_long_sleep' }],
    [
      'an end before the start',
      () => ({ endTime: minutesBefore(now(), 61).toISOString() }),
      { endTime: 'ends_before_start' },
    ],
    [
      'still to come',
      () => ({ endTime: minutesBefore(now(), -6).toISOString() }),
      { endTime: 'in_the_future' },
    ],
    ['longer than its span', () => ({ durationSeconds: 3601 }), { durationSeconds: 'longer_than_span' }],
    [
      'counted to the end of numbers',
      () => ({ durationSeconds: 1e300 }),
      { durationSeconds: 'longer_than_span' },
    ],
    ['2,001 letters of notes', () => ({ notes: 'a'.repeat(2001) }), { notes: 'notes_too_long' }],
    ['in the year 26', () => ({ startTime: '0026-03-08T00:00:00Z' }), { startTime: 'not_a_moment' }],
    ['no moment', () => ({ startTime: 'ontem' }), { startTime: 'not_a_moment' }],
    ['the 31st of February', () => ({ startTime: '2026-02-31T00:00:00Z' }), { startTime: 'not_a_moment' }],
    ['neither nap nor night', () => ({ kind: 'siesta' }), { kind: 'unknown_kind' }],
  ];
  it.each(bad)('%s', async (_, change, fields) => {
    const her = await anyone();
    const good = aSleep(now());
    const refused = toolWrite('sleep.put', { ...aSleep(now()), ...change() });
    expect(await send(her, refused, toolWrite('sleep.put', good))).toMatchObject([
      { done: false, code: 'invalid_input', fields },
      { done: true },
    ]);
    expect(await diary(her)).toMatchObject([good]);
    expect(await send(her, { ...refused, body: aSleep(now()) })).toMatchObject([{ done: true }]);
  });
});

describe('a timer of sleep', () => {
  it('runs on her other device too, by the server’s time; of one the larger revision stands', async () => {
    const her = await anyone();
    const running = aSleepTimer(now());
    const paused = pauseTimer(running, now());
    await send(her, toolWrite('sleep-timer.put', paused), toolWrite('sleep-timer.put', running));
    expect(await sleepNow(her)).toEqual({
      timers: [paused],
      serverTime: now().toISOString(),
    });
  });

  it('that was saved is a sleep, and no late phone wakes it, whether it was removed or not', async () => {
    const her = await anyone();
    const stopped = [aSleepTimer(now()), aSleepTimer(now())].map((timer) => stopTimer(timer, now()));
    for (const timer of stopped)
      await send(
        her,
        toolWrite('sleep-timer.put', timer),
        toolWrite('sleep.put', aSleep(now(), { id: timer.id })),
      );
    const [first] = stopped;
    await send(her, toolWrite('sleep-timer.remove', { id: first?.id }));
    for (const timer of stopped) await send(her, toolWrite('sleep-timer.put', { ...timer, revision: 9 }));
    expect((await sleepNow(her)).timers).toEqual([]);
  });

  it('that was cancelled returns when she takes it back, and is hers alone', async () => {
    const [her, another] = [await anyone(), await anyone()];
    const timer = aSleepTimer(now());
    await send(her, toolWrite('sleep-timer.put', timer));
    await send(another, toolWrite('sleep-timer.remove', { id: timer.id }));
    expect((await sleepNow(another)).timers).toEqual([]);
    expect((await sleepNow(her)).timers).toEqual([timer]);
    await send(her, toolWrite('sleep-timer.remove', { id: timer.id }), toolWrite('sleep-timer.put', timer));
    expect((await sleepNow(her)).timers).toEqual([]);
    const back = { ...timer, revision: 2 };
    await send(her, toolWrite('sleep-timer.put', back));
    expect((await sleepNow(her)).timers).toEqual([back]);
  });

  it('too many is refused, and timers of feeds do not count', async () => {
    const her = await anyone();
    const many = Array.from({ length: maxOpenTimers }, () => aSleepTimer(now()));
    const outcomes = await send(
      her,
      ...[...many, aSleepTimer(now())].map((one) => toolWrite('sleep-timer.put', one)),
    );
    expect(outcomes.at(-1)).toMatchObject({ done: false, fields: { id: 'too_many_timers' } });
    expect((await sleepNow(her)).timers).toHaveLength(maxOpenTimers);
    expect((await timersTold(her, 'feed')).timers).toEqual([]);
  });

  it.each([{ stretches: [] }, { revision: 0 }, { notes: 'a'.repeat(2001) }, { extra: 1 }])(
    'with %o is refused',
    async (change) => {
      const outcomes = await send(
        await anyone(),
        toolWrite('sleep-timer.put', { ...aSleepTimer(now()), ...change }),
      );
      expect(outcomes).toMatchObject([{ done: false, code: 'invalid_input' }]);
    },
  );
});

describe('the database', () => {
  const { db } = colo.services;

  it('keeps what was deleted or removed for 30 days, then it is gone for good', async () => {
    const her = await anyone();
    const [deleted, kept, removed] = [aSleep(now()), aSleep(now()), aSleepTimer(now())];
    await send(
      her,
      toolWrite('sleep.put', deleted),
      toolWrite('sleep.put', kept),
      toolWrite('sleep.remove', { id: deleted.id }),
      toolWrite('sleep-timer.put', removed),
      toolWrite('sleep-timer.remove', { id: removed.id }),
    );
    const isThere = (id: string) =>
      db.$count(diaryRecords, and(eq(diaryRecords.id, id), isNotNull(diaryRecords.startTime)));
    const total = async () => [
      await isThere(deleted.id),
      await isThere(kept.id),
      await db.$count(diaryTimers, eq(diaryTimers.id, removed.id)),
    ];
    colo.clock.pass({ days: 29 });
    await sweep(colo.services);
    expect(await total()).toEqual([1, 1, 1]);
    colo.clock.pass({ days: 2 });
    await sweep(colo.services);
    expect(await total()).toEqual([0, 1, 0]);
  });

  it('keeps nothing of her when she leaves', async () => {
    const her = await anyone();
    const familyId = await app.lastFamilyId();
    await send(her, toolWrite('sleep.put', aSleep(now())), toolWrite('sleep-timer.put', aSleepTimer(now())));
    const total = async () =>
      (await db.$count(diaryRecords, eq(diaryRecords.familyId, familyId))) +
      (await db.$count(diaryTimers, eq(diaryTimers.familyId, familyId)));
    expect(await total()).toBe(2);
    await app.leave(her);
    await sweep(colo.services);
    expect(await total()).toBe(0);
  });
});
