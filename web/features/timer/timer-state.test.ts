// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import { startTimer } from '#shared/timer/timer.rules.ts';
import { nursingTimer } from '#web/features/diary/kinds/feed/nursing-timer-kind.ts';
import * as presence from './timer-presence.ts';
import { subscribeToTimer, timerKeyAt } from './timer-presence.ts';
import * as state from './timer-state.ts';
import { emptyTimerState } from './timer-state.ts';

const key = nursingTimer.timerKey;
const placeOf = (owner: string | null) => ({ owner, familyId: 'f', babyId: 'b' });
const hasTimer = (owner: string) => presence.hasTimer(key, owner);
const readTimerText = (owner: string) => presence.readTimerText(key, placeOf(owner));
const timerKey = (owner: string) => timerKeyAt(key, placeOf(owner));
const readTimerState = (owner: string | null) => state.readTimerState(nursingTimer, placeOf(owner));
const changeTimerState = (owner: string, change: { current: Timer | null }) =>
  state.changeTimerState(nursingTimer, placeOf(owner), change);

const timer: Timer = startTimer('left', new Date('2026-07-01T06:00:00Z'), {
  id: 'a',
  timeZone: 'America/Sao_Paulo',
});

beforeEach(() => {
  localStorage.clear();
  return () => vi.restoreAllMocks();
});

it('is on the phone before the tap is over, and the shell sees it', () => {
  expect(hasTimer('ana')).toBe(false);
  changeTimerState('ana', { current: timer });
  expect(JSON.parse(localStorage.getItem(timerKey('ana')) ?? '')).toMatchObject({ current: { id: 'a' } });
  expect(hasTimer('ana')).toBe(true);
  changeTimerState('ana', { current: null });
  expect(hasTimer('ana')).toBe(false);
});

it('shows one mother’s timer to nobody else', () => {
  changeTimerState('ana', { current: timer });
  expect(readTimerState('bia').current).toBeNull();
  expect(readTimerState(null).current).toBeNull();
});

it('goes on in memory when the phone is full, and tells the screen all the same', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const heard = vi.fn();
  const stop = subscribeToTimer(heard);
  changeTimerState('full', { current: timer });
  expect(heard).toHaveBeenCalled();
  expect(readTimerState('full').current).toEqual(timer);
  expect(hasTimer('full')).toBe(true);
  full.mockRestore();
  changeTimerState('full', { current: { ...timer, revision: 2 } });
  expect(localStorage.getItem(timerKey('full'))).toContain('"revision":2');
  stop();
});

it('hears what another tab did', () => {
  const heard = vi.fn();
  const stop = subscribeToTimer(heard);
  localStorage.setItem(timerKey('ana'), JSON.stringify({ ...emptyTimerState, current: timer }));
  window.dispatchEvent(new StorageEvent('storage', { key: timerKey('ana') }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(readTimerState('ana').current).toEqual(timer);
  stop();
});

it.each(['nonsense', '{"current":{"stretches":[]}}', '{"current":7}', 'null'])(
  'a damaged timer (%s) is none, and breaks nothing',
  (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(timerKey('ana'), text);
    expect(readTimerText('ana')).toBe(text);
    expect(readTimerState('ana').current).toBeNull();
  },
);
