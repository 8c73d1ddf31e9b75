import { pictureCache as name } from '../platform/device/kept-registry.ts';

const most = 60;

/** The kept picture at once, and a fresh one for next time. */
export async function pictureOf(request: Request, wait: (work: Promise<unknown>) => void): Promise<Response> {
  const cache = await caches.open(name);
  const found = await cache.match(request, { ignoreVary: true });
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) await keep(cache, request, response.clone());
    return response;
  });
  if (!found) return fresh;
  wait(fresh.catch(() => undefined));
  return found;
}

/** The oldest leave: the cache lists its requests in the order in which they were first put. */
async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.delete(request);
  await cache.put(request, response);
  const requests = await cache.keys();
  await Promise.all(requests.slice(0, Math.max(0, requests.length - most)).map((old) => cache.delete(old)));
}
