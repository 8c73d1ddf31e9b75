import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import { ifThere } from './if-there.ts';

/** What a process makes from now on is for its user alone: folders 0700, files 0600. */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/** Nobody else on this machine looks into it, also where an earlier start left it open. */
export async function openPrivateFolder(folder: string, log: Log): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700).catch((error: unknown) =>
    // It belongs to somebody else, who then has to care for it.
    log.warn({ err: error }, 'the data folder could not be closed to other users of this machine'),
  );
}

/** For files that were made without asking what this process may make, as the embedded database's first ones are. */
export async function closeFilesIn(folder: string): Promise<void> {
  const inside = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = inside.filter((entry) => entry.isFile());
  // One that is gone by now needs it no more.
  await Promise.all(files.map(({ parentPath, name }) => ifThere(chmod(join(parentPath, name), 0o600))));
}
