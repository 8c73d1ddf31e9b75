// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryLoad } from './retry-load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const missing = () => new TypeError('Failed to fetch dynamically imported module');

it('hands on what came at once', async () => {
  await expect(retryLoad(() => Promise.resolve('part'))).resolves.toBe('part');
});

it('asks again after a while, each time a longer one', async () => {
  const load = vi.fn().mockRejectedValue(missing());
  void retryLoad(load);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load).toHaveBeenCalledTimes(3);
});

it('asks as soon as the network is back, however long it was gone', async () => {
  const load = vi.fn().mockRejectedValue(missing());
  const part = retryLoad(load);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  load.mockResolvedValue('part');
  window.dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('part');
});

it('asks no more once it is here', async () => {
  const load = vi.fn().mockRejectedValueOnce(missing()).mockResolvedValue('part');
  const part = retryLoad(load);
  await vi.advanceTimersByTimeAsync(1000);
  await part;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(2);
});
