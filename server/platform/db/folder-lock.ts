import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderTaken extends Error {
  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by another Colo. Stop that one first, or choose another folder with DATA_DIR.`,
    );
  }
}

const sqliteBusy = 5;

/**
 * The embedded database does not guard its folder, and two processes in it destroy it. SQLite's file lock
 * does: the system frees it when the process ends, however it ends, so no stale lock can stay behind.
 */
export function takeFolder(dataDir: string): { release: () => void } {
  const file = new DatabaseSync(join(dataDir, 'in-use'), { timeout: 0 });
  try {
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    // A full disk or a right that is missing is another matter, and says so itself.
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
    throw isBusy ? new FolderTaken(dataDir) : error;
  }
  return { release: () => file.close() };
}
