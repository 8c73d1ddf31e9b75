import { afterEach, expect, it, vi } from 'vitest';
import { ana } from '#tests/support/fake-server.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { enter, leave } from './access-state.ts';
import { viewerQuery } from './use-viewer.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server whose first answer is on its way for long, and speaks of the time when it was asked. */
function slowFirstAnswer(first: typeof ana | null, later: typeof ana | null) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const fetch = vi.fn(async () => Response.json({ viewer: later })).mockReturnValueOnce(promise);
  vi.stubGlobal('fetch', fetch);
  return () => resolve(Response.json({ viewer: first }));
}

it('an answer asked for before she came in does not send her out again', async () => {
  const arrive = slowFirstAnswer(null, ana);
  const client = createQueryClient(() => undefined);
  client.prefetchQuery(viewerQuery);
  const entering = enter(client);
  arrive();
  await entering;
  expect(client.getQueryData(viewerQuery.queryKey)).toEqual(ana);
});

it('an answer asked for before she left does not let her in again', async () => {
  const arrive = slowFirstAnswer(ana, null);
  const client = createQueryClient(() => undefined);
  const asked = client.prefetchQuery(viewerQuery);
  await leave(client);
  arrive();
  await asked;
  expect(client.getQueryData(viewerQuery.queryKey)).toBeNull();
});

it('nothing that was read in her name stays when she leaves', async () => {
  const client = createQueryClient(() => undefined);
  client.setQueryData(['feeds'], ['a feed']);
  client.setQueryData(viewerQuery.queryKey, ana);
  await leave(client);
  expect(client.getQueryData(['feeds'])).toBeUndefined();
  expect(client.getQueryData(viewerQuery.queryKey)).toBeNull();
});
