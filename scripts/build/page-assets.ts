import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page of the build asks for before it shows: scripts with all that they import at once, and styles. */
export async function landingAssets(folder: string) {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  return { scripts: await withImports(folder, scriptsOf(html)), styles: stylesOf(html) };
}

/** The first app screen also needs its texts, the home screen's own chunk, and a visitor the sign-in page. */
export async function firstScreenAssets(folder: string) {
  const html = await readFile(join(folder, 'app.html'), 'utf8');
  const chunks = (await readdir(join(folder, 'assets')))
    .filter((name) => /^(pt-first|home\.screen|sign-in-page)-[\w-]+\.js$/.test(name))
    .map((name) => `assets/${name}`);
  return { scripts: await withImports(folder, [...scriptsOf(html), ...chunks]), styles: stylesOf(html) };
}

const scriptsOf = (html: string) => assetsIn(html, /(?:src|href)="\/(assets\/[\w.-]+\.js)"/g);
const stylesOf = (html: string) => assetsIn(html, /href="\/(assets\/[\w.-]+\.css)"/g);

function assetsIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].flatMap(([, name]) => name ?? []);
}

async function withImports(folder: string, entries: string[]): Promise<string[]> {
  const seen = new Set<string>();
  const visit = async (name: string): Promise<void> => {
    if (seen.has(name)) return;
    seen.add(name);
    const code = await readFile(join(folder, name), 'utf8');
    for (const [, imported] of code.matchAll(/(?:^|[;\s}])(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      if (imported) await visit(`assets/${imported}`);
    }
  };
  for (const entry of entries) await visit(entry);
  return [...seen];
}
