import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { installShell, kept, removeOldShells } from './shell-cache.ts';
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
      return { put: async (path: string, response: Response) => store.set(path, await response.text()) };
    },
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

const shell = (version: string, files: string[], page = 'page'): Shell => ({
  version,
  pages: { '/app': createHash('sha256').update(page).digest('hex') },
  files,
});

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

it('a shell with a hole, or with the page of another release, is not installed', async () => {
  await expect(installShell(shell('1', ['/assets/gone.js']))).rejects.toThrow('404');
  network['/app'] = 'the next release';
  await expect(installShell(shell('1', ['/assets/a.js']))).rejects.toThrow('another version');
});

it('an old tab still finds its files while it is open, and they go when it is not', async () => {
  await installShell(shell('1', ['/assets/a.js']));
  await installShell(shell('2', ['/assets/b.js']));
  await removeOldShells(shell('2', []), true);
  expect(await kept('/assets/a.js')).toBeTruthy();
  await removeOldShells(shell('2', []), false);
  expect(await kept('/assets/a.js')).toBeUndefined();
  expect(await kept('/assets/b.js')).toBeTruthy();
});
