// Runs on any Node, before anything is installed: plain JavaScript without dependencies.
// Installs exactly what the lockfile says when it says something new; otherwise it is done in a moment.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const stamp = new URL('node_modules/.installed-from', root);
const wanted = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex');

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing what Colo needs. This happens once.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('npm ci did not finish. Mend what it says above, then try again.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

// Linux gets its own Node from the lockfile; elsewhere the one at hand must run TypeScript by itself.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const broughtAlong = existsSync(new URL('node_modules/.bin/node', root));
if (!broughtAlong && (major < 22 || (major === 22 && minor < 18))) {
  console.error(`Colo needs Node 22.18 or newer on this system; this is ${process.versions.node}.`);
  process.exit(1);
}
