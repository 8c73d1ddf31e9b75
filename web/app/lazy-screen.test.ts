// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As Safari and Firefox answer whatever a page was still loading when she left it. */
const brokenOff = () => new TypeError('Importing a module script failed.');
const aScreen = { default: () => null };

/** Asks for a screen. Once the router knows how that went, it shows it, or loads the page anew. */
function ask(load: Parameters<typeof lazyScreen>[0]) {
  const routerKnows = vi.fn();
  const { preload } = lazyScreen(load) as { preload?: () => Promise<void> };
  void preload?.().then(routerKnows);
  return routerKnows;
}

it('I tapped a link before the page was whole, and it threw me back to where I was', async () => {
  const routerKnows = ask(() => Promise.reject(brokenOff()));
  await vi.advanceTimersByTimeAsync(3500);
  expect(routerKnows).not.toHaveBeenCalled();
});

it('a screen that got lost on its way is asked for once more before the page is loaded anew', async () => {
  const load = vi.fn().mockRejectedValueOnce(brokenOff()).mockResolvedValue(aScreen);
  const routerKnows = ask(load);
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(routerKnows).toHaveBeenCalled();
});

it('a screen that a new release has taken away is not waited for any longer', async () => {
  const load = vi.fn().mockRejectedValue(brokenOff());
  const routerKnows = ask(load);
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(routerKnows).toHaveBeenCalled();
});

it('a screen that is there shows at once', async () => {
  const routerKnows = ask(async () => aScreen);
  await vi.advanceTimersByTimeAsync(0);
  expect(routerKnows).toHaveBeenCalled();
});
