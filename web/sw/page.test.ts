import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWithPage } from './page.ts';
import type { Shell, WorkerFetchEvent } from './worker-scope.ts';

const shell: Shell = { version: '1', addresses: {}, files: [], first: [] };

beforeEach(() => {
  vi.useFakeTimers();
  const nothing = { match: async () => undefined };
  vi.stubGlobal('caches', { ...nothing, open: async () => nothing });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** She opens a page; what the worker answers, and whether it still says that it is busy. */
function open(network: () => Promise<Response>) {
  vi.stubGlobal('fetch', network);
  const opened: { answer?: Promise<Response>; busy: boolean } = { busy: false };
  const event = {
    request: new Request('https://colo.test/app/mamada'),
    respondWith: (answer: Promise<Response>) => {
      opened.answer = answer;
    },
    waitUntil: (work: Promise<unknown>) => {
      opened.busy = true;
      void work.then(() => {
        opened.busy = false;
      });
    },
  };
  answerWithPage(event as unknown as WorkerFetchEvent, shell, '/app');
  return opened;
}

it('a worker that an update replaces stays until the page she opened is handed over', async () => {
  const opened = open(async () => new Response('page'));
  expect(await (await opened.answer)?.text()).toBe('page');
  await vi.advanceTimersByTimeAsync(500);
  expect(opened.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(opened.busy).toBe(false);
});

it('a page that nothing can answer does not hold up the update', async () => {
  const opened = open(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(opened.answer).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(5000);
  expect(opened.busy).toBe(false);
});
