import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageOf } from './page.ts';
import { fileOf, installShell, kept, removeOldShells } from './shell-cache.ts';
import type { Shell } from './worker-scope.ts';

/** The browser's caches, as far as the worker uses them. */
let stores: Map<string, Map<string, string>>;
let network: Record<string, string>;
let asked: string[];

beforeEach(() => {
  stores = new Map();
  asked = [];
  network = { '/app': 'page', '/assets/a.js': 'a', '/assets/b.js': 'b' };
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, string>();
      stores.set(name, store);
      return {
        put: async (path: string, response: Response) => store.set(path, await response.text()),
        match: async (path: string) => (store.has(path) ? new Response(store.get(path)) : undefined),
      };
    },
    // In the order in which they were made, as browsers do.
    match: async (path: string) => {
      const found = [...stores.values()].find((store) => store.has(path));
      return found && new Response(found.get(path));
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(network[path], { status: path in network ? 200 : 404 });
  });
});

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const shell = (version: string, files: string[], page = 'page', icon?: string): Shell => ({
  version,
  addresses: { '/app': sha256(page), ...(icon && { '/icon.svg': sha256(icon) }) },
  files,
  first: files.slice(0, 1),
});
const asking = (path: string) => new Request(new URL(path, 'https://colo.test'));

it('the shell is kept whole, and what the version before had is not fetched again', async () => {
  await installShell(shell('1', ['/assets/a.js']));
  await installShell(shell('2', ['/assets/a.js', '/assets/b.js']));
  expect(asked.filter((path) => path === '/assets/a.js')).toHaveLength(1);
  expect([...(stores.get('colo-shell-2')?.keys() ?? [])].sort()).toEqual([
    '/app',
    '/assets/a.js',
    '/assets/b.js',
  ]);
});

it('where she saves data only what every page names is fetched ahead; the rest is kept once she opened it', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const saving = shell('1', ['/assets/a.js', '/assets/b.js']);
  await installShell(saving);
  expect(asked.sort()).toEqual(['/app', '/assets/a.js']);
  vi.unstubAllGlobals();
});

it('a shell with a hole, or with the page of another release, is not installed', async () => {
  await expect(installShell(shell('1', ['/assets/gone.js']))).rejects.toThrow('404');
  network['/app'] = 'the next release';
  await expect(installShell(shell('1', ['/assets/a.js']))).rejects.toThrow('another version');
});

it('the first worker leaves connections to the screen, and what failed costs only itself the next time', async () => {
  const files = Array.from({ length: 40 }, (_, n) => `/assets/${n}.js`);
  for (const file of files.slice(1)) network[file] = file;
  let open = 0;
  let mostOpen = 0;
  const answer = fetch;
  vi.stubGlobal('fetch', async (path: string) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await new Promise((resolve) => setTimeout(resolve));
    open -= 1;
    return answer(path);
  });
  await expect(installShell(shell('1', files))).rejects.toThrow('404');
  expect(mostOpen).toBe(4);
  network['/assets/0.js'] = 'here now';
  asked = [];
  await installShell(shell('1', files));
  expect(asked).toEqual(['/assets/0.js', '/app']);
});

it('a file that never comes does not hold the first worker for ever', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (path: string, { signal }: RequestInit) => {
    if (path !== '/assets/b.js') return Promise.resolve(new Response(network[path]));
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      patience.abort(new Error('It took too long'));
    });
  });
  await expect(installShell(shell('1', ['/assets/a.js', '/assets/b.js']))).rejects.toThrow('too long');
});

it('an old tab still finds its files while it is open, and they go when it is not', async () => {
  const next = shell('2', ['/assets/b.js']);
  await installShell(shell('1', ['/assets/a.js']));
  await installShell(next);
  await removeOldShells(next, true);
  expect(await kept(next, '/assets/a.js')).toBeTruthy();
  await removeOldShells(next, false);
  expect(await kept(next, '/assets/a.js')).toBeUndefined();
  expect(await kept(next, '/assets/b.js')).toBeTruthy();
});

it('after an update she starts the new version offline, even while an old tab spares the one before', async () => {
  const before = shell('1', ['/assets/a.js'], 'the old page');
  const next = shell('2', ['/assets/b.js'], 'the new page');
  network['/app'] = 'the old page';
  await installShell(before);
  network['/app'] = 'the new page';
  await installShell(next);
  await removeOldShells(next, true);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await (await pageOf(next, asking('/app/mamada'), '/app')).text()).toBe('the new page');
  // Until the new one has taken over, the old one stays whole.
  expect(await (await pageOf(before, asking('/app'), '/app')).text()).toBe('the old page');
});

it('a new icon under its old name comes with the version that brings it', async () => {
  network['/icon.svg'] = 'an old heart';
  await installShell(shell('1', [], 'page', 'an old heart'));
  network['/icon.svg'] = 'a new heart';
  const next = shell('2', [], 'page', 'a new heart');
  await installShell(next);
  await removeOldShells(next, true);
  expect(await (await fileOf(next, asking('/icon.svg'))).text()).toBe('a new heart');
});
