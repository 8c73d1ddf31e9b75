import { expect, it, vi } from 'vitest';
import { areUpdatesHeld, holdUpdates, subscribeToHolds } from './update-hold.ts';

it('a new version waits until the last thing under way is over', () => {
  const heard = vi.fn();
  const leave = subscribeToHolds(heard);
  const timer = holdUpdates('timer');
  const text = holdUpdates('text');
  timer();
  timer();
  expect(areUpdatesHeld()).toBe(true);
  text();
  expect(areUpdatesHeld()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(4);
  leave();
});
