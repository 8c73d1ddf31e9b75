export type Plan =
  /** One of the app's pages: the network's if it answers in time, else the kept one at `page`. */
  | { kind: 'page'; page: '/app' | '/en/app' }
  /** A file whose name changes with its content, or a part of the shell: kept is as good as new. */
  | { kind: 'file' }
  /** A picture of an article: the kept one shows at once, and is asked for anew behind it. */
  | { kind: 'picture' }
  /** Not ours to touch: calls, sounds, the landing page, other origins. */
  | { kind: 'pass' };

type RequestFacts = Pick<Request, 'method' | 'url' | 'mode' | 'destination'>;

/** What the worker does with a request. A call (/api, /auth) is never answered from here. */
export function planOf({ method, url, mode, destination }: RequestFacts, origin: string): Plan {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return { kind: 'pass' };
  if (mode === 'navigate') {
    if (/^\/app(\/|$)/.test(pathname)) return { kind: 'page', page: '/app' };
    if (/^\/en\/app(\/|$)/.test(pathname)) return { kind: 'page', page: '/en/app' };
    return { kind: 'pass' };
  }
  if (/^\/(assets|icons)\/|^\/icon\.svg$/.test(pathname)) return { kind: 'file' };
  if (pathname.startsWith('/media/') && destination === 'image') return { kind: 'picture' };
  return { kind: 'pass' };
}
