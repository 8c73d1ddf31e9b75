import { afterAll, describe, expect, it } from 'vitest';
import { diaryTimers } from '#server/features/diary/diary.table.ts';
import { sweep } from '#server/housekeeping.ts';
import { maxOpenTimers } from '#shared/nursing/nursing.rules.ts';
import { feedOf, switchSide } from '#shared/nursing/timer.rules.ts';
import { pauseTimer, stopTimer } from '#shared/timer/timer.rules.ts';
import { write } from '#tests/support/nursing.ts';
import { startNursingApp } from '#tests/support/nursing-app.ts';

const app = await startNursingApp();
const { now, anyone, send, log, timersOf, settingsOf, timer } = app;
afterAll(() => app.colo.close());

describe('a timer', () => {
  it('runs on her other device too, by the server’s time', async () => {
    const her = await anyone();
    const running = switchSide(timer(), now());
    await send(her, write('timer.put', running));
    expect(await timersOf(her)).toMatchObject({ timers: [running], serverTime: now().toISOString() });
  });

  it('of two phones is two timers; of one timer the larger revision stands, whichever comes last', async () => {
    const her = await anyone();
    const [first, second] = [timer(), timer()];
    const paused = pauseTimer(first, now());
    await send(her, write('timer.put', paused), write('timer.put', second), write('timer.put', first));
    const { timers } = await timersOf(her);
    expect(timers).toHaveLength(2);
    expect(timers.find(({ id }) => id === first.id)).toEqual(paused);
  });

  it('that was saved is a feed, and no late phone wakes it', async () => {
    const her = await anyone();
    const running = timer();
    const stopped = stopTimer(running, now());
    await send(
      her,
      write('timer.put', stopped),
      write('feed.put', feedOf(stopped, '')),
      write('timer.remove', { id: running.id }),
    );
    await send(her, write('timer.put', { ...running, revision: 9 }));
    expect((await timersOf(her)).timers).toEqual([]);
    expect(await log(her)).toHaveLength(1);
  });

  it('that was saved by a phone that died before it removed it is not shown again', async () => {
    const her = await anyone();
    const stopped = stopTimer(timer(), now());
    await send(her, write('timer.put', stopped), write('feed.put', feedOf(stopped, '')));
    expect((await timersOf(her)).timers).toEqual([]);
  });

  it('that was saved so leaves its place to another, and is swept out for good', async () => {
    const her = await anyone();
    const saved = Array.from({ length: maxOpenTimers }, () => stopTimer(timer(), now()));
    await send(her, ...saved.map((one) => write('timer.put', one)));
    await send(her, ...saved.map((one) => write('feed.put', feedOf(one, ''))));
    const next = timer();
    expect(await send(her, write('timer.put', next))).toMatchObject([{ done: true }]);
    const kept = async () => {
      const rows = await app.colo.services.db.select({ id: diaryTimers.id }).from(diaryTimers);
      return rows.map(({ id }) => id);
    };
    await sweep(app.colo.services);
    expect(await kept()).toContain(next.id);
    const ids = new Set(await kept());
    expect(saved.filter(({ id }) => ids.has(id))).toEqual([]);
    const [first = next] = saved;
    await send(her, write('timer.put', { ...first, revision: 9 }));
    expect((await timersOf(her)).timers).toEqual([next]);
  });

  it('that was cancelled stays cancelled for what was said before, and returns when she takes it back', async () => {
    const her = await anyone();
    const running = timer();
    const stopped = stopTimer(running, now());
    await send(her, write('timer.put', stopped), write('timer.remove', { id: running.id }));
    await send(her, write('timer.put', running));
    expect((await timersOf(her)).timers).toEqual([]);
    const back = { ...stopped, revision: stopped.revision + 1 };
    await send(her, write('timer.put', back));
    expect((await timersOf(her)).timers).toEqual([back]);
  });

  it('is hers alone', async () => {
    const [her, another] = [await anyone(), await anyone()];
    const running = timer();
    await send(her, write('timer.put', running));
    await send(another, write('timer.remove', { id: running.id }));
    expect((await timersOf(another)).timers).toEqual([]);
    expect((await timersOf(her)).timers).toEqual([running]);
  });

  it('too many is refused, but one of those that are open can change', async () => {
    const her = await anyone();
    const many = Array.from({ length: maxOpenTimers }, () => timer());
    await send(her, ...many.map((one) => write('timer.put', one)));
    const [first = timer()] = many;
    const outcomes = await send(
      her,
      write('timer.put', timer()),
      write('timer.put', pauseTimer(first, now())),
    );
    expect(outcomes).toMatchObject([
      { done: false, code: 'invalid_input', fields: { id: 'too_many_timers' } },
      { done: true },
    ]);
    expect((await timersOf(her)).timers).toHaveLength(maxOpenTimers);
  });

  it.each([
    { stretches: [] },
    { revision: 0 },
    { revision: 1e12 },
    { id: 'x' },
    { notes: 'a'.repeat(5001) },
    { extra: 1 },
  ])('with %o is refused', async (change) => {
    const outcomes = await send(await anyone(), write('timer.put', { ...timer(), ...change }));
    expect(outcomes).toMatchObject([{ done: false, code: 'invalid_input' }]);
  });
});

describe('her settings', () => {
  it('are the usual ones until she chooses, then hers', async () => {
    const her = await anyone();
    expect(await settingsOf(her)).toEqual({
      dayStartHour: 0,
      sleepDayStartHour: 6,
      sinceFrom: 'start',
      keepAwake: false,
    });
    const chosen = { dayStartHour: 4, sleepDayStartHour: 7, sinceFrom: 'end', keepAwake: true };
    await send(
      her,
      write('nursing.settings', { ...chosen, dayStartHour: 5 }),
      write('nursing.settings', chosen),
    );
    expect(await settingsOf(her)).toEqual(chosen);
    // A phone of an older release knows nothing of days of sleep, and changes nothing about them.
    await send(her, write('nursing.settings', { dayStartHour: 4, sinceFrom: 'start', keepAwake: true }));
    expect(await settingsOf(her)).toEqual({ ...chosen, sinceFrom: 'start' });
  });

  it('with a 24th hour are refused', async () => {
    const outcomes = await send(
      await anyone(),
      write('nursing.settings', { dayStartHour: 24, sinceFrom: 'end', keepAwake: true }),
    );
    expect(outcomes).toMatchObject([{ done: false, code: 'invalid_input' }]);
  });
});
