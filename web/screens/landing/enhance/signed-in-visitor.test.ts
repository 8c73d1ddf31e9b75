// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accessChannel } from '#shared/access/access.rules.ts';
import { sendSignedInVisitorsHome } from './signed-in-visitor.ts';

const ana = { viewer: { id: '1', email: 'ana@exemplo.test', isStaff: false } };
const visitor = { viewer: null };
const server = vi.fn<typeof fetch>();
const goTo = vi.fn<(path: string) => void>();

/** Long enough for the answer to be read and acted upon. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

function comeBack(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

beforeEach(() => {
  server.mockReset().mockImplementation(async () => Response.json(visitor));
  goTo.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

describe('a visitor who is signed in', () => {
  it.each([
    ['pt', '/app'],
    ['en', '/en/app'],
  ] as const)('is taken from the %s page to %s', async (language, path) => {
    server.mockImplementation(async () => Response.json(ana));
    sendSignedInVisitorsHome(language, goTo);
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith(path));
    expect(server.mock.calls[0]?.[0]).toBe('/api/viewer');
  });

  it('is taken home when she signs in in another tab, and stays when she signs out there', async () => {
    sendSignedInVisitorsHome('en', goTo);
    const otherTab = new BroadcastChannel(accessChannel);
    otherTab.postMessage({ type: 'signed-out' });
    await settled();
    expect(goTo).not.toHaveBeenCalled();
    otherTab.postMessage({ type: 'signed-in' });
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/en/app'));
    otherTab.close();
  });

  it('is asked for again when the back button brings the page back as it was', async () => {
    sendSignedInVisitorsHome('pt', goTo);
    await settled();
    server.mockImplementation(async () => Response.json(ana));
    comeBack(false);
    await settled();
    expect(goTo).not.toHaveBeenCalled();
    comeBack(true);
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/app'));
  });
});

describe('a visitor who is not signed in', () => {
  it.each([
    ['nobody is signed in', async () => Response.json(visitor)],
    ['the server cannot say', async () => new Response(null, { status: 503 })],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays on the page when %s', async (_case, answer) => {
    server.mockImplementation(answer);
    sendSignedInVisitorsHome('pt', goTo);
    await settled();
    expect(goTo).not.toHaveBeenCalled();
  });
});
