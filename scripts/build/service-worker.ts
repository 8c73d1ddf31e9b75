import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Shell } from '../../web/sw/worker-scope.ts';

/** The app's page in each language: served at the address, built as the file. */
const pages = { '/app': 'app.html', '/en/app': 'en/app.html' };
const icons = ['/icon.svg', '/icons/icon-192.png'];

/** Neither the panel of the staff, who have a desk and a network, nor what plays streams, which there are none without. */
const leftOut = /^\/assets\/(desk\.screen|(pt|en)-desk|hls\.light)-/;

/** Builds sw.js with the list of everything the app needs to start without a network. */
export async function buildServiceWorker(folder: string): Promise<void> {
  const shell = await listShell(folder);
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { __SHELL__: JSON.stringify(shell) },
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: 'web/sw/sw.ts', output: { entryFileNames: 'sw.js', format: 'iife' } },
    },
  });
}

export async function listShell(folder: string): Promise<Shell> {
  const html = await Promise.all(Object.values(pages).map((file) => readFile(join(folder, file), 'utf8')));
  const files = await reachable(folder, html);
  const served = [
    ...Object.entries(pages),
    ...icons.filter((path) => existsSync(join(folder, path))).map((path) => [path, path] as const),
  ];
  const hashed = served.map(
    async ([path, file]) => [path, sha256(await readFile(join(folder, file)))] as const,
  );
  const addresses = Object.fromEntries(await Promise.all(hashed));
  const first = files.filter((path) => html.some((page) => page.includes(path)));
  return { version: sha256(JSON.stringify([addresses, files])).slice(0, 16), addresses, files, first };
}

/** What the pages name, what that names in turn, and so on: so neither the landing page nor the gallery is in it. */
async function reachable(folder: string, html: string[]): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (text: string): Promise<void> => {
    for (const [, name] of text.matchAll(/(?:\/|"|'|`|\()(?:\.\/|assets\/)([\w.-]+\.(?:js|css|woff2))/g)) {
      const path = `/assets/${name}`;
      if (found.has(path) || leftOut.test(path) || !existsSync(join(folder, path))) continue;
      found.add(path);
      if (!path.endsWith('.woff2')) await visit(await readFile(join(folder, path), 'utf8'));
    }
  };
  for (const page of html) await visit(page);
  return [...found].sort();
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
