import type { Hono } from 'hono';
import type { hc } from 'hono/client';
import { apiFetch } from './api-client.ts';

type Asked = {
  param?: Record<string, string>;
  query?: Record<string, string | string[] | undefined>;
  json?: unknown;
};
type Options = { init?: RequestInit };

// biome-ignore lint/suspicious/noExplicitAny: whatever the routes' own types are
type Routes = Hono<any, any, any>;

/**
 * The server's routes as functions: `clientOf<Routes>('/api/x').one[':id'].$get({ param: { id } })`, with the types that
 * the routes themselves have. The library's client does more than we ask, and every first screen would carry it.
 */
export function clientOf<Known extends Routes>(root: string): ReturnType<typeof hc<Known>> {
  return stepTo(root) as ReturnType<typeof hc<Known>>;
}

function stepTo(path: string): unknown {
  return new Proxy(() => undefined, {
    get: (_, step) =>
      typeof step === 'string' ? stepTo(step === 'index' ? path : `${path}/${step}`) : undefined,
    apply: (_, __, [asked, options]: [Asked?, Options?]) => ask(path, asked ?? {}, options?.init),
  });
}

/** The last step names the method. */
function ask(path: string, { param = {}, query = {}, json }: Asked, init?: RequestInit): Promise<Response> {
  const [, route = '', method = ''] = /^(.*)\/\$(\w+)$/.exec(path) ?? [];
  const address = route.replace(/:(\w+)/g, (_, name: string) => param[name] ?? '');
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) if (each !== undefined) search.append(name, each);
  return apiFetch(search.size > 0 ? `${address}?${search}` : address, {
    method: method.toUpperCase(),
    ...(json !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(json),
    }),
    ...init,
  });
}
