import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ifThere } from '../files/if-there.ts';
import type { MediaStore } from './media-store.ts';

export function diskStore(folder: string): MediaStore {
  const pathOf = (bucket: string, name: string) => join(folder, bucket, name);
  /** Written aside and then named, so that a reader never meets half a file. */
  const place = async (bucket: string, name: string, write: (aside: string) => Promise<void>) => {
    const path = pathOf(bucket, name);
    await mkdir(dirname(path), { recursive: true });
    // A name of its own: two who write the same file at once must not write into one another.
    const aside = `${path}.${randomUUID()}.part`;
    try {
      await write(aside);
      await rename(aside, path);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  };
  return {
    put: (bucket, name, { body }) => place(bucket, name, (aside) => pipeline(body, createWriteStream(aside))),
    putFile: (bucket, name, { path }) => place(bucket, name, (aside) => copyFile(path, aside)),
    describe: async (bucket, name) => {
      const file = await ifThere(stat(pathOf(bucket, name)));
      return file?.isFile() ? { size: file.size, changedAt: file.mtime } : undefined;
    },
    read: async (bucket, name, range) => createReadStream(pathOf(bucket, name), range),
    remove: (bucket, name) => rm(pathOf(bucket, name), { force: true }),
  };
}
