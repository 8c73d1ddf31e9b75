import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../files/if-there.ts';

export type MediaFileOnDisk = { bucket: string; name: string; path: string; size: number };

/** Every file of the media folder, but those still being written. */
export async function mediaFilesIn(folder: string): Promise<MediaFileOnDisk[]> {
  const found: MediaFileOnDisk[] = [];
  const inside = async (path: string) => (await ifThere(readdir(path, { withFileTypes: true }))) ?? [];
  for (const bucket of await inside(folder)) {
    if (!bucket.isDirectory()) continue;
    for (const file of await inside(join(folder, bucket.name))) {
      if (!file.isFile() || file.name.endsWith('.part')) continue;
      const path = join(folder, bucket.name, file.name);
      const size = (await ifThere(stat(path)))?.size;
      if (size !== undefined) found.push({ bucket: bucket.name, name: file.name, path, size });
    }
  }
  return found;
}
