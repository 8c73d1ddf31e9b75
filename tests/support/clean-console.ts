import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What the console complains about, a test must have asked for. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(complaints, 'console.error was called').toEqual([]);
});
