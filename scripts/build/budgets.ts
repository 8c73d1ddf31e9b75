import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const kilobyte = 1024;

/** What a first visit may cost, in bytes on the wire (gzip; fonts are packed already). */
const budgets = {
  'JavaScript of the landing page': 75 * kilobyte,
  'JavaScript of the first app screen': 150 * kilobyte,
  'CSS of the landing page': 20 * kilobyte,
  'CSS of the app': 20 * kilobyte,
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
  const landing = await pageAssets(folder, 'index.html');
  const app = await pageAssets(folder, 'app.html');
  // The first app screen also needs its dictionary and the home screen's own chunk.
  const assets = await readdir(join(folder, 'assets'));
  const firstScreen = assets
    .filter((name) => /^(pt|home\.screen)-[\w-]+\.js$/.test(name))
    .map((name) => `assets/${name}`);
  const sum = async (names: string[]) =>
    (await Promise.all(names.map((name) => gzipSize(folder, name)))).reduce((total, size) => total + size, 0);
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  return {
    'JavaScript of the landing page': await sum(landing.scripts),
    'JavaScript of the first app screen': await sum([...new Set([...app.scripts, ...firstScreen])]),
    'CSS of the landing page': await sum(landing.styles),
    'CSS of the app': await sum(app.styles),
    Fonts: (
      await Promise.all(fonts.map(async (name) => (await stat(join(folder, 'assets', name))).size))
    ).reduce((total, size) => total + size, 0),
    'HTML of the landing page': await gzipSize(folder, 'index.html'),
  };
}

/** What the page's HTML asks for before it runs: scripts, what they import at once, and styles. */
async function pageAssets(folder: string, page: string) {
  const html = await readFile(join(folder, page), 'utf8');
  const scripts = new Set<string>();
  const visit = async (name: string): Promise<void> => {
    if (scripts.has(name)) return;
    scripts.add(name);
    const code = await readFile(join(folder, name), 'utf8');
    for (const [, imported] of code.matchAll(/(?:^|[;\s}])(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      if (imported) await visit(`assets/${imported}`);
    }
  };
  for (const [, name] of html.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.js)"/g))
    if (name) await visit(name);
  const styles = [...html.matchAll(/href="\/(assets\/[\w.-]+\.css)"/g)].flatMap(([, name]) => name ?? []);
  return { scripts: [...scripts], styles };
}

async function gzipSize(folder: string, name: string): Promise<number> {
  return (await stat(join(folder, `${name}.gz`))).size;
}
