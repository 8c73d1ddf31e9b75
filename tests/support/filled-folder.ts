import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const variable = 'COLO_BROWSER_TEMPLATES';

/** For Playwright's `globalSetup`: where the workers of this run share what they fill. Removed when the run is over. */
export default async function shareTemplates(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'colo-templates-'));
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Fills a folder as `fill` would. Making a database and its texts takes ten seconds: whoever needs a kind first fills
 * the template of that kind, and everybody copies it.
 */
export async function fillFolder(
  folder: string,
  kind: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const templates = process.env[variable];
  if (!templates) return fill(folder);
  const template = join(templates, kind);
  if (await isFirst(`${template}.lock`)) {
    await fill(`${template}.filling`);
    await rename(`${template}.filling`, template);
  }
  while (!(await stat(template).catch(() => undefined))) await pause(200);
  await cp(template, folder, { recursive: true });
}

/** Only one process can make a folder. */
const isFirst = (lock: string): Promise<boolean> =>
  mkdir(lock).then(
    () => true,
    () => false,
  );
