import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page of the build asks for before it shows: scripts with all that they import at once, and styles. */
export const landingAssets = (folder: string) => assetsOf(folder, 'index.html');
/** The page around an article for anyone. */
export const readingAssets = (folder: string) => assetsOf(folder, 'reading.html');

async function assetsOf(folder: string, file: string) {
  const html = await readFile(join(folder, file), 'utf8');
  return { scripts: await withImports(folder, scriptsOf(html)), styles: stylesOf(html) };
}

/** What the budgets are about, by the names of their files. The first app screen is home's, and a visitor's the sign-in page. */
const firstScreens = ['home.screen', 'sign-in-page'];
/** The timer, opened from a bookmark at night, before anything of it is on the phone. */
const nursingScreen = 'nursing.screen';

/** Nobody may wait long for these: the build divides the app with them in mind. */
export const quickScreens = [...firstScreens, nursingScreen];

export const firstScreenAssets = (folder: string) => appAssets(folder, firstScreens);
/** With what it says. */
export const nursingAssets = (folder: string) => appAssets(folder, [nursingScreen, 'pt-nursing']);

/** The page names its texts itself; the screens' own chunks follow. */
async function appAssets(folder: string, screens: string[]) {
  const html = await readFile(join(folder, 'app.html'), 'utf8');
  const files = await readdir(join(folder, 'assets'));
  const own = screens.map((screen) => {
    const file = files.find((name) => name.startsWith(`${screen}-`) && name.endsWith('.js'));
    if (!file) throw new Error(`The build made no chunk called ${screen}: its budget cannot be measured`);
    return `assets/${file}`;
  });
  return { scripts: await withImports(folder, [...scriptsOf(html), ...own]), styles: stylesOf(html) };
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
