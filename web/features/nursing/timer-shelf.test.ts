// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { startTimer } from '#shared/nursing/timer.rules.ts';
import { hasTimer, readTimerText, subscribeToTimer, timerKey } from './timer-presence.ts';
import { changeShelf, emptyShelf, readShelf } from './timer-shelf.ts';

const timer = startTimer('left', new Date('2026-07-01T06:00:00Z'), 'a', 'America/Sao_Paulo');

beforeEach(() => {
  localStorage.clear();
  return () => vi.restoreAllMocks();
});

it('is on the phone before the tap is over, and the shell sees it', () => {
  expect(hasTimer('ana')).toBe(false);
  changeShelf('ana', { current: timer });
  expect(JSON.parse(localStorage.getItem(timerKey('ana')) ?? '')).toMatchObject({ current: { id: 'a' } });
  expect(hasTimer('ana')).toBe(true);
  changeShelf('ana', { current: null });
  expect(hasTimer('ana')).toBe(false);
});

it('shows one mother’s timer to nobody else', () => {
  changeShelf('ana', { current: timer });
  expect(readShelf('bia').current).toBeNull();
  expect(readShelf(null).current).toBeNull();
});

it('goes on in memory when the phone is full, and tells the screen all the same', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const heard = vi.fn();
  const stop = subscribeToTimer(heard);
  changeShelf('full', { current: timer });
  expect(heard).toHaveBeenCalled();
  expect(readShelf('full').current).toEqual(timer);
  expect(hasTimer('full')).toBe(true);
  full.mockRestore();
  changeShelf('full', { current: { ...timer, revision: 2 } });
  expect(localStorage.getItem(timerKey('full'))).toContain('"revision":2');
  stop();
});

it('hears what another tab did', () => {
  const heard = vi.fn();
  const stop = subscribeToTimer(heard);
  localStorage.setItem(timerKey('ana'), JSON.stringify({ ...emptyShelf, current: timer }));
  window.dispatchEvent(new StorageEvent('storage', { key: timerKey('ana') }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(readShelf('ana').current).toEqual(timer);
  stop();
});

it.each(['nonsense', '{"current":{"stretches":[]}}', '{"current":7}', 'null'])(
  'a damaged timer (%s) is none, and breaks nothing',
  (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(timerKey('ana'), text);
    expect(readTimerText('ana')).toBe(text);
    expect(readShelf('ana').current).toBeNull();
  },
);
