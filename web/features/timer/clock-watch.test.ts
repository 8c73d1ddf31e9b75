// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { elapsedSeconds, startTimer } from '#shared/timer/timer.rules.ts';
import { nursingTimer } from '#web/features/diary/kinds/feed/nursing-timer-kind.ts';
import { sleepTimer } from '#web/features/diary/kinds/sleep/sleep-timer-kind.ts';
import { changeTimerState, readTimerState } from './timer-state.ts';

vi.mock('./timer.outbox.ts', () => ({ putTimer: vi.fn() }));

const start = Date.parse('2026-07-01T06:00:00Z');
let wall = start;
let steady = 0;

const placeOf = (owner: string) => ({ owner, familyId: null, babyId: null });

/** A page of its own: what the module remembers is gone with a reload. */
async function openPage() {
  vi.resetModules();
  const page = await import('./clock-watch.ts');
  return {
    watchClock: (owner: string) => page.watchClock(nursingTimer, placeOf(owner)),
    compareWithServer: (owner: string, serverTime: string, tookMs: number) =>
      page.compareWithServer(nursingTimer, placeOf(owner), { serverTime, tookMs }),
    ofAnyKind: page.watchClock,
  };
}
function pass(seconds: number, jumpSeconds = 0): void {
  wall += (seconds + jumpSeconds) * 1000;
  steady += seconds * 1000;
}
function elapsed(): number {
  const { current } = readTimerState(nursingTimer, placeOf('ana'));
  return current ? elapsedSeconds(current, new Date(wall)) : -1;
}

beforeEach(() => {
  localStorage.clear();
  wall = start;
  steady = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => wall);
  vi.spyOn(performance, 'now').mockImplementation(() => steady);
  changeTimerState(nursingTimer, placeOf('ana'), {
    current: startTimer('left', new Date(wall), { id: 'a', timeZone: 'America/Sao_Paulo' }),
  });
  return () => vi.restoreAllMocks();
});

it('a clock set back while the page is open takes nothing from the feed', async () => {
  const { watchClock } = await openPage();
  watchClock('ana');
  pass(300);
  watchClock('ana');
  pass(10, -3600);
  watchClock('ana');
  expect(elapsed()).toBe(310);
});

it('two tabs that see the same jump make it good once', async () => {
  const first = await openPage();
  const second = await openPage();
  first.watchClock('ana');
  second.watchClock('ana');
  pass(300, -3600);
  first.watchClock('ana');
  second.watchClock('ana');
  expect(elapsed()).toBe(300);
});

it('a clock set back between two pages is seen by the last moment that was shown', async () => {
  const first = await openPage();
  first.watchClock('ana');
  pass(300);
  first.watchClock('ana');
  pass(0, -3600);
  const second = await openPage();
  second.watchClock('ana');
  expect(elapsed()).toBe(300);
});

it('a clock set forward is seen once the server has told its time twice', async () => {
  const { watchClock, compareWithServer } = await openPage();
  const server = () => new Date(start + steady).toISOString();
  compareWithServer('ana', server(), 40);
  watchClock('ana');
  pass(120, 7200);
  watchClock('ana');
  compareWithServer('ana', server(), 40);
  expect(elapsed()).toBe(120);
  compareWithServer('ana', server(), 40);
  expect(elapsed()).toBe(120);
});

it('a slow answer, or a phone that slept, is no jump', async () => {
  const { watchClock, compareWithServer } = await openPage();
  const server = () => new Date(wall).toISOString();
  compareWithServer('ana', server(), 40);
  watchClock('ana');
  // Asleep: the page's steady clock stood still.
  wall += 1_200_000;
  watchClock('ana');
  compareWithServer('ana', new Date(wall - 9000).toISOString(), 9000);
  compareWithServer('ana', server(), 40);
  expect(elapsed()).toBe(1200);
});

it('a feed and a sleep that run side by side both see the clock set back', async () => {
  changeTimerState(sleepTimer, placeOf('ana'), {
    current: startTimer('asleep', new Date(wall), { id: 'b', timeZone: 'UTC' }),
  });
  const { ofAnyKind } = await openPage();
  const look = () => {
    ofAnyKind(nursingTimer, placeOf('ana'));
    ofAnyKind(sleepTimer, placeOf('ana'));
  };
  look();
  pass(300);
  look();
  pass(10, -3600);
  look();
  const { current } = readTimerState(sleepTimer, placeOf('ana'));
  expect(current && elapsedSeconds(current, new Date(wall))).toBe(310);
  expect(elapsed()).toBe(310);
});

it('a clock set back takes nothing from the feed of the other twin either', async () => {
  const lia = { owner: 'ana', familyId: 'f', babyId: 'lia' };
  const gil = { ...lia, babyId: 'gil' };
  for (const [id, place] of Object.entries({ lia, gil }))
    changeTimerState(nursingTimer, place, {
      current: startTimer('left', new Date(wall), { id, timeZone: 'America/Sao_Paulo' }),
    });
  const { ofAnyKind } = await openPage();
  ofAnyKind(nursingTimer, lia);
  pass(300);
  ofAnyKind(nursingTimer, lia);
  pass(10, -3600);
  ofAnyKind(nursingTimer, lia);
  ofAnyKind(nursingTimer, gil);
  const seconds = [lia, gil].map((place) => {
    const { current } = readTimerState(nursingTimer, place);
    return current && elapsedSeconds(current, new Date(wall));
  });
  expect(seconds).toEqual([310, 310]);
});
