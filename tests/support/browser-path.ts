import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same engine without the browser around it, whose own pages cost as much as ours: half of the tests' time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const advice =
  'The browser tests need Chromium or Chrome, and none was found. Install one (on Debian: apt-get install chromium-headless-shell), or name it with CHROMIUM_PATH.';

/** CHROMIUM_PATH, else a shell on the PATH, or, as root on Debian, from its package; else any Chromium or Chrome. */
export function browserPath(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const found = onPath(shells) ?? installed() ?? onPath(browsers) ?? [macChrome].find(isExecutable);
  if (!found) throw new Error(advice);
  // For the processes that this one starts: they need not look for it, nor install it, again.
  process.env.CHROMIUM_PATH = found;
  return found;
}

function onPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('Installing Chromium for the browser tests. This happens once.');
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], quiet);
  return onPath(shells);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
