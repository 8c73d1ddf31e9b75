import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listShell } from './service-worker.ts';

/** A build, as far as the worker's list looks at it. */
async function built() {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const part of ['en', 'assets', 'icons']) await mkdir(join(folder, part));
  const write = (file: string, content: string | Buffer) => writeFile(join(folder, file), content);
  await write('app.html', '<script src="/assets/main-1.js"></script>');
  await write('en/app.html', '<script src="/assets/main-1.js"></script>');
  await write('assets/main-1.js', 'import("./chunk-2.js")');
  await write('assets/chunk-2.js', '');
  await write('icon.svg', '<svg/>');
  await write('icons/icon-192.png', Buffer.from([0x89, 0xff]));
  return { folder, write };
}

it('the worker lists what the app needs to start, the icons with their content', async () => {
  const { folder } = await built();
  const { files, addresses, first } = await listShell(folder);
  expect(files).toEqual(['/assets/chunk-2.js', '/assets/main-1.js']);
  expect(first, 'what every page names').toEqual(['/assets/main-1.js']);
  expect(Object.keys(addresses)).toEqual(['/app', '/en/app', '/icon.svg', '/icons/icon-192.png']);
});

it.each([
  ['icon.svg', '<svg>new</svg>'],
  ['icons/icon-192.png', Buffer.from([0x89, 0xfe])],
  ['app.html', '<script src="/assets/main-1.js"></script> '],
])('a new %s is a new version', async (file, content) => {
  const { folder, write } = await built();
  const { version } = await listShell(folder);
  expect((await listShell(folder)).version).toBe(version);
  await write(file, content);
  expect((await listShell(folder)).version).not.toBe(version);
});

it.each(['desk.screen-3', 'hls.light-3'])('a phone does not carry %s', async (chunk) => {
  const { folder, write } = await built();
  await write('assets/chunk-2.js', `import("./${chunk}.js")`);
  await write(`assets/${chunk}.js`, '');
  expect((await listShell(folder)).files).toEqual(['/assets/chunk-2.js', '/assets/main-1.js']);
});
