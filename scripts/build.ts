import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { checkBudgets } from './build/budgets.ts';
import { compress } from './build/compress.ts';
import { renderBundle } from './build/render-bundle.ts';
import { writeScreenFiles } from './build/screen-files.ts';
import { serverBundle } from './build/server-bundle.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { appBundle, readingBundle } from './build/web-bundles.ts';

/** Everything the build reads. When none of it changed, the last build still stands. */
const inputs = [
  'web',
  'shared',
  'server',
  'scripts/build',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];
const stamp = 'dist/built-from';

const wanted = await fingerprint();
const built = await readFile(stamp, 'utf8').catch(() => undefined);
if (!process.argv.includes('--if-changed') || built !== wanted) {
  console.log('Building Colo.');
  await rm('dist', { recursive: true, force: true });
  await build({ build: readingBundle, logLevel: 'warn' });
  await build({ build: appBundle, logLevel: 'warn' });
  await build({ ...serverBundle, logLevel: 'warn' });
  await build({ ...renderBundle, logLevel: 'warn' });
  await writeScreenFiles('dist/web', 'dist/server/screen-files.json');
  await buildServiceWorker('dist/web');
  await compress('dist/web');
  await checkBudgets('dist/web');
  await writeFile(stamp, wanted);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesIn(input))
      hash
        .update(file)
        .update('\0')
        .update(await readFile(file));
  }
  return hash.digest('hex');
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
