import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the worker of the next release lies, for a page to register as the browser would on finding it new. */
export const nextWorker = '/sw-next.js';

/**
 * What a release changes, as a phone with the app open sees it: the worker's own bytes and version, and the name of
 * the main script, which the worker lists. The pages stay, so that the worker finds them as its list says.
 */
export async function addNextRelease(webFolder: string): Promise<void> {
  const worker = await readFile(join(webFolder, 'sw.js'), 'utf8');
  const [, main = ''] = worker.match(/\/assets\/(main-[\w-]+\.js)/) ?? [];
  const [, version = ''] = worker.match(/version:[`"']([\da-f]+)[`"']/) ?? [];
  if (!main || !version) throw new Error('sw.js lists no main script, or has no version');
  const assets = join(webFolder, 'assets');
  for (const name of await readdir(assets))
    if (name.startsWith(main)) await cp(join(assets, name), join(assets, name.replace(main, 'main-next.js')));
  await writeFile(
    join(webFolder, nextWorker),
    worker.replaceAll(main, 'main-next.js').replaceAll(version, 'next'),
  );
}
