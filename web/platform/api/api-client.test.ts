import { afterEach, expect, it, vi } from 'vitest';
import { apiFetch } from './api-client.ts';
import { ApiError, errorCodeOf } from './api-error.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(response: Response | Error): void {
  vi.stubGlobal('fetch', async () => {
    if (response instanceof Error) throw response;
    return response;
  });
}

async function failure(): Promise<ApiError> {
  const error = await apiFetch('/api/anything').catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${error}`);
  return error;
}

it('hands over what the server answered', async () => {
  answer(Response.json({ feeds: [] }));
  expect(await (await apiFetch('/api/feeds')).json()).toEqual({ feeds: [] });
});

it('hands over an empty answer', async () => {
  answer(new Response(null, { status: 204 }));
  expect((await apiFetch('/api/feeds')).status).toBe(204);
});

it('sends the cookie to our own server only', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  await apiFetch('/api/feeds', { method: 'POST' });
  expect(fetch).toHaveBeenCalledWith(
    '/api/feeds',
    expect.objectContaining({ credentials: 'same-origin', method: 'POST' }),
  );
});

it('on my iPhone of three years ago nothing loads', async () => {
  vi.stubGlobal('AbortSignal', { timeout: () => new AbortController().signal });
  answer(Response.json({ feeds: [] }));
  const { signal } = new AbortController();
  expect(await (await apiFetch('/api/feeds', { signal })).json()).toEqual({ feeds: [] });
});

it('turns a refusal into its code, its fields and its request id', async () => {
  const error = { code: 'invalid_input', message: 'no', requestId: 'r-7', fields: { email: 'is needed' } };
  answer(Response.json({ error }, { status: 422 }));
  expect(await failure()).toMatchObject({
    code: 'invalid_input',
    requestId: 'r-7',
    fields: { email: 'is needed' },
  });
});

it.each([
  ['no connection', new TypeError('Failed to fetch'), 'unavailable'],
  ['a proxy without a server', new Response('<h1>Bad gateway</h1>', { status: 502 }), 'unavailable'],
  [
    'a sign-in page of a hotel',
    new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
    'unavailable',
  ],
  ['a page of a server that broke', new Response('<h1>Oops</h1>', { status: 500 }), 'internal'],
  ['a code that we do not know', Response.json({ error: { code: 'teapot' } }, { status: 418 }), 'internal'],
  [
    'nothing that can be read',
    new Response('{', { status: 500, headers: { 'content-type': 'application/json' } }),
    'internal',
  ],
])('%s is %s', async (_case, response, code) => {
  answer(response);
  expect((await failure()).code).toBe(code);
});

it('lets a call that was given up end as such, not as a failure', async () => {
  vi.stubGlobal(
    'fetch',
    (_input: string, init: RequestInit) =>
      new Promise((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const giveUp = new AbortController();
  const call = apiFetch('/api/feeds', { signal: giveUp.signal });
  giveUp.abort();
  await expect(call).rejects.toThrow(/aborted/);
});

it('treats anything else that is thrown as a mistake of ours', () => {
  expect(errorCodeOf(new Error('boom'))).toBe('internal');
});
