import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderTaken, takeFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const elsewhere = (then: string) =>
  spawnSync(process.execPath, [
    '--input-type=module',
    '-e',
    `import { takeFolder } from ${JSON.stringify(import.meta.resolve('./folder-lock.ts'))};
     takeFolder(${JSON.stringify(folder)}); ${then}`,
  ]);

it('refuses a folder that another process has open, with a sentence that says what to do', () => {
  const taken = takeFolder(folder);
  const { status, stderr } = elsewhere('');
  expect(status).not.toBe(0);
  expect(stderr.toString()).toContain('is in use by another Colo. Stop that one first');
  expect(() => takeFolder(folder)).toThrow(FolderTaken);
  taken.release();
  expect(elsewhere('').status).toBe(0);
});

it('is free again after a process was killed in the middle', () => {
  expect(elsewhere("process.kill(process.pid, 'SIGKILL')").signal).toBe('SIGKILL');
  takeFolder(folder).release();
});
