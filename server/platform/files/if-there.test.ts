import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSecret } from '#server/secret.ts';
import { ifThere } from './if-there.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('a file that is not there is nothing, and any other failure stays one', async () => {
  const file = join(folder, 'file');
  expect(await ifThere(readFile(file, 'utf8'))).toBeUndefined();
  await writeFile(file, 'words');
  expect(await ifThere(readFile(file, 'utf8'))).toBe('words');
  expect(await ifThere(readFile(join(file, 'within'), 'utf8'))).toBeUndefined();
  await expect(ifThere(readFile(folder, 'utf8'))).rejects.toThrow('EISDIR');
});

it('a secret that cannot be read for now is never replaced by a new one', async () => {
  const settings = { secret: undefined, dataDir: folder };
  const made = await openSecret(settings);
  expect(await openSecret(settings)).toBe(made);
  // Stands for a disk that fails: there is something under the name, and it cannot be read.
  await rm(join(folder, 'secret'));
  await mkdir(join(folder, 'secret'));
  await expect(openSecret(settings)).rejects.toThrow('EISDIR: illegal operation on a directory, read');
});
