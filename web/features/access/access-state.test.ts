// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana } from '#tests/support/fake-server.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { remember } from '#web/platform/query/remembered.ts';
import { clearAfterSignOut, clearCacheOnLeave, refreshAfterSignIn } from './access-state.ts';
import { viewerQuery } from './use-viewer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

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
  const entering = refreshAfterSignIn(client);
  arrive();
  await entering;
  expect(client.getQueryData(viewerQuery.queryKey)).toEqual(ana);
});

it('an answer asked for before she left does not let her in again', async () => {
  const arrive = slowFirstAnswer(ana, null);
  const client = createQueryClient(() => undefined);
  const asked = client.prefetchQuery(viewerQuery);
  await clearAfterSignOut(client);
  arrive();
  await asked;
  expect(client.getQueryData(viewerQuery.queryKey)).toBeNull();
});

describe('nothing that was read in her name stays', () => {
  const bia = { ...ana, id: '9', email: 'bia@colo.test' };

  /** Ana has read a feed; then the server says who is looking by now. */
  function reading(now: typeof ana | null) {
    vi.stubGlobal('fetch', async () => Response.json({ viewer: now }));
    const client = createQueryClient(() => undefined);
    clearCacheOnLeave(client);
    client.setQueryData(viewerQuery.queryKey, ana);
    client.setQueryData(['feeds'], ['a feed']);
    const ask = () => client.fetchQuery({ ...viewerQuery, staleTime: 0 });
    return { client, ask, feeds: () => client.getQueryData(['feeds']) };
  }

  it('when she leaves', async () => {
    const { client, feeds } = reading(null);
    await clearAfterSignOut(client);
    expect(feeds()).toBeUndefined();
    expect(client.getQueryData(viewerQuery.queryKey)).toBeNull();
  });

  it.each([
    ['when her session has ended by itself', null],
    ['when another mother signed in', bia],
  ])('%s', async (_how, now) => {
    const { ask, feeds } = reading(now);
    await ask();
    expect(feeds()).toBeUndefined();
  });

  it('but it does while she herself goes on', async () => {
    const { client, ask, feeds } = reading({ ...ana, hasSecondFactor: true });
    await ask();
    await client.resetQueries({ queryKey: viewerQuery.queryKey });
    expect(feeds()).toEqual(['a feed']);
  });

  it('nor what she heard, when the server knows nobody at the next start', async () => {
    remember('viewer', ana);
    remember('library-pt', 'a shelf');
    localStorage.setItem('audio_position:/a.mp3', '42.5');
    localStorage.setItem('audio_volume', '30');
    await reading(null).ask();
    expect(Object.keys(localStorage)).toEqual(['audio_volume']);
  });
});
