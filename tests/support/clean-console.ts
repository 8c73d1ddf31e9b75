import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * React's advice to the author of a test, once in a process: on a busy machine a screen may be opened whose file is still
 * being read. That is as in a browser, and a test waits for what it looks for.
 */
const advice = 'A component suspended inside an `act` scope';
const isAdvice = ([message]: unknown[]) => typeof message === 'string' && message.startsWith(advice);

/** What the console complains about, a test must have asked for. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls.filter((call) => !isAdvice(call));
  vi.restoreAllMocks();
  expect(complaints, 'console.error was called').toEqual([]);
});

/** Files share a page: one that follows a link out of it leaves the next ones without an address and without cookies. */
afterEach(() => {
  if ('location' in globalThis) expect(location.protocol, 'the page was left').not.toBe('about:');
});
