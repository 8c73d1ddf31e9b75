import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaStore } from './media-store.ts';

export function diskStore(folder: string): MediaStore {
  const pathOf = (bucket: string, name: string) => join(folder, bucket, name);
  return {
    put: async (bucket, name, body) => {
      const path = pathOf(bucket, name);
      await mkdir(dirname(path), { recursive: true });
      // Written aside and then named, so that a reader never meets half a file.
      const aside = `${path}.part`;
      try {
        await pipeline(body, createWriteStream(aside));
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    describe: async (bucket, name) => {
      const file = await stat(pathOf(bucket, name)).catch(() => undefined);
      return file?.isFile() ? { size: file.size, changedAt: file.mtime } : undefined;
    },
    read: async (bucket, name, range) => createReadStream(pathOf(bucket, name), range),
    remove: (bucket, name) => rm(pathOf(bucket, name), { force: true }),
  };
}
