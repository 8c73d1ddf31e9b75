// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { useSignOut } from './use-sign-out.ts';

afterEach(() => vi.unstubAllGlobals());

/** Her screen still waits for an answer when she signs out, and the server says this to that. */
function leavingWhileAsking(answer: () => Response | Promise<Response>) {
  const asked: string[] = [];
  const client = createQueryClient(() => undefined);
  const feeds = {
    queryKey: ['feeds'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        asked.push('feeds');
        signal.addEventListener('abort', () => {
          asked.push('no feeds');
          reject(signal.reason);
        });
      }),
  };
  vi.stubGlobal('fetch', async () => {
    asked.push('sign-out');
    return answer();
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      useQuery(feeds);
      return useSignOut();
    },
    { wrapper },
  );
  return { asked, client, feeds, leave: result.current.mutateAsync };
}

it('nothing that was asked in her name arrives after she signed out', async () => {
  const { asked, leave } = leavingWhileAsking(() => new Response(null, { status: 204 }));
  await leave('local');
  expect(asked).toEqual(['feeds', 'no feeds', 'sign-out']);
});

it('nor what her screen begins to ask while the server hears of it', async () => {
  let answerIt = (_: Response) => {};
  const heard = new Promise<Response>((resolve) => {
    answerIt = resolve;
  });
  const { asked, client, feeds, leave } = leavingWhileAsking(() => heard);
  const left = leave('local');
  await waitFor(() => expect(asked).toEqual(['feeds', 'no feeds', 'sign-out']));
  void client.fetchQuery({ ...feeds, queryKey: ['changes'] }).catch(() => undefined);
  await waitFor(() => expect(asked).toEqual(['feeds', 'no feeds', 'sign-out', 'feeds', 'no feeds']));
  answerIt(new Response(null, { status: 204 }));
  await left;
});

it('when the sign-out fails, what her screen waited for is asked again', async () => {
  const problem = { error: { code: 'internal', message: '' } };
  const { asked, leave } = leavingWhileAsking(() => Response.json(problem, { status: 500 }));
  await expect(leave('local')).rejects.toThrow();
  await waitFor(() => expect(asked).toEqual(['feeds', 'no feeds', 'sign-out', 'feeds']));
});
