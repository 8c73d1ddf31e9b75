import { vi } from 'vitest';
import type { ErrorCode } from '#shared/errors/error-codes.ts';

type Viewer = { id: string; email: string; isStaff: boolean };
type Call = { method: string; path: string; query: URLSearchParams; body: unknown };

export const ana: Viewer = { id: '1', email: 'ana@colo.test', isStaff: false };
export const staff: Viewer = { id: '2', email: 'staff@colo.test', isStaff: true };

export const goodCode = '123456';
export const goodLink = 'a-good-link';

/**
 * The server as a page sees it, for tests of screens: it answers `fetch` in the shapes of the real routes.
 * `refuse` makes one path say no; `goOffline` makes every call fail as it does without a connection.
 */
export function fakeServer({ viewer = null }: { viewer?: Viewer | null } = {}) {
  const calls: Call[] = [];
  const refusals = new Map<string, ErrorCode>();
  let signedIn = viewer;
  let online = true;
  let held = Promise.resolve();

  function answer({ method, path, query, body }: Call): Response {
    const code = refusals.get(path);
    if (code) return refusal(code);
    switch (`${method} ${path}`) {
      case 'GET /api/viewer':
        return Response.json({ viewer: signedIn });
      case 'POST /auth/v1/otp':
        return Response.json({});
      case 'POST /auth/v1/verify': {
        const proof = body as { token?: string; token_hash?: string };
        if (proof.token !== undefined && proof.token !== goodCode) return refusal('code_invalid');
        if (proof.token_hash !== undefined && proof.token_hash !== goodLink) return refusal('link_invalid');
        signedIn = ana;
        return Response.json({ user: { id: ana.id, email: ana.email } });
      }
      case 'POST /auth/v1/logout':
        if (query.get('scope') !== 'others') signedIn = null;
        return new Response(null, { status: 204 });
      case 'GET /api/sign-in-sessions':
        return Response.json({ sessions: [here, elsewhere] });
      case `DELETE /api/sign-in-sessions/${elsewhere.id}`:
        return new Response(null, { status: 204 });
      case 'GET /api/admin/waitlist':
        return signedIn?.isStaff ? Response.json(waitlist) : refusal('forbidden');
      default:
        return refusal('not_found');
    }
  }

  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    await held;
    if (!online) throw new TypeError('Failed to fetch');
    const url = new URL(input, 'http://colo.test');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    };
    calls.push(call);
    return answer(call);
  });

  return {
    callsTo: (path: string) => calls.filter((call) => call.path === path),
    refuse: (path: string, code: ErrorCode) => refusals.set(path, code),
    accept: (path: string) => refusals.delete(path),
    /** Answers nothing until the returned function is called. */
    holdAnswers: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    signIn: (someone: Viewer | null) => {
      signedIn = someone;
    },
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
    },
  };
}

function refusal(code: ErrorCode): Response {
  return Response.json({ error: { code, message: code, requestId: 'r-1' } }, { status: 400 });
}

const here = {
  id: 'here',
  device: 'Chrome · Android',
  createdAt: '2026-07-01T03:00:00Z',
  lastUsedAt: '2026-07-03T03:00:00Z',
  isCurrent: true,
};

const elsewhere = { ...here, id: 'elsewhere', device: 'Safari · iPhone', isCurrent: false };

const waitlist = {
  entries: [{ id: '1', email: 'bia@colo.test', language: 'pt', createdAt: '2026-07-01T03:00:00Z' }],
  total: 1,
  nextCursor: null,
};
