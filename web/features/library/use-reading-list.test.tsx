// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { card, fakeLibrary } from '#tests/support/fake-library.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { useReadingList } from './use-reading-list.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('one mother’s list is never another’s, neither in memory nor from the phone', async () => {
  const server = fakeServer({ viewer: ana, also: fakeLibrary([card({ id: 'a' })], ['a']) });
  const client = createQueryClient(() => undefined);
  const { result, rerender } = renderHook(useReadingList, {
    initialProps: ana.id,
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.data?.articles).toHaveLength(1));
  server.holdAnswers();
  rerender('9');
  expect(result.current.data).toBeUndefined();
});
