import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { firstScreenAssets, landingAssets, nursingAssets, readingAssets } from './page-assets.ts';

const kilobyte = 1024;

/** What a first visit may cost, in bytes on the wire (gzip; fonts are packed already). */
const budgets = {
  'JavaScript of the landing page': 75 * kilobyte,
  'JavaScript of the first app screen': 145 * kilobyte,
  'JavaScript of the nursing screen': 175 * kilobyte,
  'CSS of the landing page': 20 * kilobyte,
  'CSS of the app': 20 * kilobyte,
  // What runs before the first paint, for the lamp that she turned low, and nothing else.
  'JavaScript of an article for anyone': 1 * kilobyte,
  'CSS of an article for anyone': 8 * kilobyte,
  Fonts: 60 * kilobyte,
  'HTML of the landing page': 20 * kilobyte,
};

type Measured = Record<keyof typeof budgets, number>;

/** Fails the build when a page grew beyond what a weak connection can carry. */
export async function checkBudgets(folder: string): Promise<void> {
  const measured = await measure(folder);
  const over: string[] = [];
  for (const [name, limit] of Object.entries(budgets)) {
    const size = measured[name as keyof Measured];
    console.log(`  ${name}: ${(size / kilobyte).toFixed(1)} KB of ${limit / kilobyte} KB`);
    if (size > limit) over.push(`${name} is ${size - limit} bytes over its budget.`);
  }
  if (over.length > 0) throw new Error(`The build is too heavy. ${over.join(' ')}`);
}

async function measure(folder: string): Promise<Measured> {
  const landing = await landingAssets(folder);
  const reading = await readingAssets(folder);
  const app = await firstScreenAssets(folder);
  const nursing = await nursingAssets(folder);
  const fonts = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.woff2'));
  return {
    'JavaScript of the landing page': await packedSize(folder, landing.scripts),
    'JavaScript of the first app screen': await packedSize(folder, app.scripts),
    'JavaScript of the nursing screen': await packedSize(folder, nursing.scripts),
    'CSS of the landing page': await packedSize(folder, landing.styles),
    'CSS of the app': await packedSize(folder, app.styles),
    'JavaScript of an article for anyone': await packedSize(folder, reading.scripts),
    'CSS of an article for anyone': await packedSize(folder, reading.styles),
    Fonts: await sizeOf(fonts.map((name) => join(folder, 'assets', name))),
    'HTML of the landing page': await packedSize(folder, ['index.html']),
  };
}

const packedSize = (folder: string, names: string[]) =>
  sizeOf(names.map((name) => join(folder, `${name}.gz`)));

async function sizeOf(paths: string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((total, size) => total + size, 0);
}
