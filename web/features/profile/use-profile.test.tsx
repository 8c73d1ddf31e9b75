// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { useProfile } from './use-profile.ts';

afterEach(cleanup);

it('one mother’s profile is never another’s, not even while hers is on its way', async () => {
  const server = fakeServer({ viewer: ana, profile: { name: 'Ana' } });
  const client = createQueryClient(() => undefined);
  const { result, rerender } = renderHook(useProfile, {
    initialProps: ana,
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await waitFor(() => expect(result.current.serverProfile?.name).toBe('Ana'));
  server.holdAnswers();
  rerender({ ...ana, id: '9' });
  expect(result.current).toMatchObject({ profile: null, serverProfile: undefined, isLoading: true });
});
