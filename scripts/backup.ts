import { resolve } from 'node:path';
import { readEnv } from '#server/env.ts';
import { mediaFolder } from '#server/folders.ts';
import { askForBackup } from '#server/platform/backup/backup-door.ts';
import { type BackupSummary, writeBackup } from '#server/platform/backup/write-backup.ts';
import { FolderTaken } from '#server/platform/db/folder-lock.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { createLog } from '#server/platform/log/log.ts';
import { knownSecret } from '#server/secret.ts';

const env = readEnv();
const now = new Date();
const path = resolve(process.argv[2] ?? `colo-${now.toISOString().slice(0, 10)}.tar`);
try {
  const { rows, tables, mediaFiles } = (await bySelf()) ?? (await byRunningColo());
  console.log(`${path}: ${rows} rows of ${tables} tables and ${mediaFiles} media files.`);
  if (env.s3) console.log(`Media stay in the S3 bucket ${env.s3.bucket}: keep its versions there.`);
  console.log('What is sealed opens only with the same SECRET. It is not in the file: keep it elsewhere.');
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EEXIST' ? `There is a file ${path} already.` : message);
  process.exitCode = 1;
}

/** Undefined where the embedded database is open in a running Colo. */
async function bySelf(): Promise<BackupSummary | undefined> {
  try {
    const database = await openDatabase(env, undefined, createLog('error'));
    const folder = env.s3 ? undefined : mediaFolder(env);
    try {
      return await writeBackup(
        { db: database.maintenance, mediaFolder: folder, secret: await knownSecret(env) },
        path,
        now,
      );
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof FolderTaken) return undefined;
    throw error;
  }
}

async function byRunningColo(): Promise<BackupSummary> {
  const summary = await askForBackup(env.dataDir, path);
  if (!summary) throw new FolderTaken(env.dataDir);
  return summary;
}
