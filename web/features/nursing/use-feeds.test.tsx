// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { someFeed } from '#tests/support/fake-nursing.ts';
import { nursingOutbox } from './nursing.outbox.ts';
import { feedsKey, rangeKey, rememberedFeeds, useLogTrimmedOnLeaving } from './use-feeds.ts';

const answer = (id: string) => ({ ...someFeed({ id }), createdAt: '', updatedAt: '' });

it('leaving a log she scrolled far down keeps its newest page alone, and leaves it as old as it is', () => {
  const client = new QueryClient();
  const key = [...feedsKey, 'ana'];
  const pages = ['a', 'b', 'c'].map((id) => ({ feeds: [answer(id)], nextCursor: id }));
  client.setQueryData(key, { pages, pageParams: [null, 'a', 'b'] }, { updatedAt: 1000 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(() => useLogTrimmedOnLeaving('ana'), { wrapper });
  unmount();
  expect(client.getQueryData(key)).toEqual({ pages: pages.slice(0, 1), pageParams: [null] });
  expect(client.getQueryState(key)?.dataUpdatedAt).toBe(1000);
});

it('a feed that was deleted leaves the log, the pictures and what the phone keeps for the next start', () => {
  const client = new QueryClient();
  const [kept, gone] = [answer('kept'), answer('gone')];
  const [log, range] = [
    [...feedsKey, 'ana'],
    [...rangeKey, 'ana', 'from', 'to'],
  ];
  client.setQueryData(log, { pages: [{ feeds: [kept, gone], nextCursor: null }], pageParams: [null] });
  client.setQueryData(range, [kept, gone]);
  rememberedFeeds.write('ana', { feeds: [kept, gone], nextCursor: null });
  const write = { id: 'w', kind: 'feed.remove', body: { id: 'gone' }, owner: 'ana', madeAt: 0 };
  nursingOutbox.kinds['feed.remove'].acknowledge?.(client, { ...write, acknowledgedAt: 0 });
  expect(client.getQueryData(log)).toMatchObject({ pages: [{ feeds: [kept] }] });
  expect(client.getQueryData(range)).toEqual([kept]);
  expect(rememberedFeeds.read('ana')?.feeds).toEqual([kept]);
});
