import { savesData } from '../platform/device/saves-data.ts';
import type { Shell } from './worker-scope.ts';

const prefix = 'colo-shell-';
const nameOf = ({ version }: Shell) => prefix + version;

const anyway = { ignoreVary: true, ignoreSearch: true };

/** This version's own; else any version's, because an old tab goes on asking for its old files. */
export async function kept(shell: Shell, path: string): Promise<Response | undefined> {
  const own = await (await caches.open(nameOf(shell))).match(path, anyway);
  return own ?? caches.match(path, anyway);
}

/** Of a browser's six connections to one server, two stay with the screen that she looks at. */
const atOnce = 4;

/** A request that never ends would keep the first worker from ever coming; given up, it is asked again with the next try. */
const patienceMs = 60_000;

/**
 * All or nothing: a shell with a hole would fail her at the worst moment. What an older version has is copied. Where she
 * saves data, all is what every page names; what a screen needs beyond is kept once she opened it.
 */
export async function installShell(shell: Shell): Promise<void> {
  const cache = await caches.open(nameOf(shell));
  const listed = savesData() ? shell.first : shell.files;
  const files = listed.map((path) => async () => {
    await cache.put(path, (await kept(shell, path)) ?? (await fetched(path)));
  });
  const addresses = Object.entries(shell.addresses).map(([path, hash]) => async () => {
    const response = await fetched(path, { cache: 'reload' });
    // While a release is rolled out, another version may answer: its files are not the ones listed here.
    if ((await hashOf(response.clone())) !== hash) throw new Error(`${path} is of another version`);
    await cache.put(path, response);
  });
  await all([...files, ...addresses]);
}

/** Also after one has failed: what has arrived by then is there for the next try. */
async function all(tasks: (() => Promise<void>)[]): Promise<void> {
  const waiting = tasks.values();
  const failures: unknown[] = [];
  const lane = async () => {
    for (const task of waiting) await task().catch((error) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (failures.length > 0) throw failures[0];
}

/** With other tabs open, the version before is spared once more: they may still need a file of it. */
export async function removeOldShells(shell: Shell, hasOtherTabs: boolean): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== nameOf(shell));
  const spared = hasOtherTabs ? old.pop() : undefined;
  await Promise.all(old.filter((name) => name !== spared).map((name) => caches.delete(name)));
}

/** A file that this version did not list, because it is rarely needed, is kept once it was. */
export async function fileOf(shell: Shell, request: Request): Promise<Response> {
  const found = await kept(shell, new URL(request.url).pathname);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(nameOf(shell))).put(request, response.clone());
  return response;
}

async function fetched(path: string, options: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(patienceMs);
  const response = await fetch(path, { credentials: 'omit', signal, ...options });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
