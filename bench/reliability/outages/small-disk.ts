import { execFileSync } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

export type SmallDisk = {
  folder: string;
  fill: () => Promise<void>;
  relieve: () => Promise<void>;
  remove: () => void;
};

/** A disk of that many MB in a folder; a sentence why not where the system does not allow it. */
export function mountSmallDisk(folder: string, mb: number): SmallDisk | string {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'a small disk can be mounted on Linux and by root alone';
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mb}m,mode=0777`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    return `this system does not let a small disk be mounted: ${String((error as Error).message).split('\n')[0]}`;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** To the last byte. */
    fill: async () => {
      const file = await open(ballast, 'a');
      const { bavail, bsize } = await statfs(folder);
      const piece = Buffer.alloc(bsize);
      try {
        for (let blocks = 0; blocks < bavail + 16; blocks += 1) await file.write(piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    relieve: () => rm(ballast, { force: true }),
    remove: () => void execFileSync('umount', [folder], { stdio: 'pipe' }),
  };
}
