// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ChangesAnswer } from '#shared/sync/changes.schema.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { useStaleRecords } from './outbox-reconciler.tsx';

const lists = [
  ['timers', 'sleep', 'ana'],
  ['diary', 'ana', 'family'],
  ['own', 'topics', 'ana'],
  ['community', 'feed'],
];
const nameOf = (key: readonly unknown[]) => key.slice(0, 2).join(' ');

let asked: URL[];
let answer: Partial<ChangesAnswer>;
beforeEach(() => {
  asked = [];
  answer = {};
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://colo.test');
    // The outbox of an earlier file may still try to send: that is not what these tests count.
    if (url.pathname !== '/api/changes') return new Response(null, { status: 503 });
    asked.push(url);
    return Response.json({
      writes: [],
      hasMore: false,
      asOf: `2026-07-01T03:00:0${asked.length}Z`,
      ...answer,
    });
  });
  return () => {
    cleanup();
    vi.unstubAllGlobals();
  };
});

/** She takes the phone up again. */
const lookAgain = () => act(() => window.dispatchEvent(new Event('visibilitychange')));

async function follow() {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  for (const key of lists) client.setQueryData(key, 'as it was');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  renderHook(() => useStaleRecords('ana'), { wrapper });
  await waitFor(() => expect(client.getQueryData(['changes', 'ana'])).toBeTruthy());
  const old = () => lists.filter((key) => client.getQueryState(key)?.isInvalidated).map(nameOf);
  return { client, old };
}

it.each([
  ['feed.put', ['timers sleep', 'diary ana']],
  ['timer.put', ['timers sleep', 'diary ana']],
  ['sleep-timer.put', ['timers sleep', 'diary ana']],
  ['record-timer.put', ['timers sleep', 'diary ana']],
  ['food-entry.put', ['timers sleep', 'diary ana']],
  ['food.clear', ['timers sleep', 'diary ana']],
  ['record.put', ['timers sleep', 'diary ana']],
  ['record.delete', ['timers sleep', 'diary ana']],
  ['topic-note.put', ['own topics']],
  ['heart.set', []],
])('what I did on the other phone is asked for when I look at this one again: %s', async (kind, lists) => {
  const { old } = await follow();
  expect(old()).toEqual([]);
  answer = { writes: [{ id: 'there', kind }] };
  lookAgain();
  await waitFor(() => expect(asked).toHaveLength(2));
  await waitFor(() => expect(old()).toEqual(lists));
  expect(asked[1]?.searchParams.get('since')).toBe('2026-07-01T03:00:01Z');
});

it('what was told before, and what this phone did itself, is not asked for again', async () => {
  const { client, old } = await follow();
  await appOutbox.add('sleep.put', { id: 'nap' });
  const [mine] = appOutbox.snapshot().writes;
  answer = {
    writes: [
      { id: mine?.id ?? '', kind: 'sleep.put' },
      { id: 'there', kind: 'feed.put' },
    ],
  };
  lookAgain();
  await waitFor(() => expect(old()).toEqual(['timers sleep', 'diary ana']));
  for (const key of lists) client.setQueryData(key, 'as it is');
  lookAgain();
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(old()).toEqual([]);
  await appOutbox.discard(mine?.id ?? '');
});

it('after more than can be told, everything she recorded is asked for', async () => {
  const { old } = await follow();
  answer = { hasMore: true };
  lookAgain();
  await waitFor(() => expect(old()).toEqual(lists.slice(0, 3).map(nameOf)));
});
