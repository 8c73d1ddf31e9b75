import { resolve } from 'node:path';
import { readEnv } from '#server/env.ts';
import { erasuresFile, mediaFolder } from '#server/folders.ts';
import { requestBackup } from '#server/platform/backup/backup-socket.ts';
import { backupName, sealingFor } from '#server/platform/backup/sealing.rules.ts';
import { type BackupSummary, writeBackup } from '#server/platform/backup/write-backup.ts';
import { FolderTaken } from '#server/platform/db/folder-lock.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { writeErasuresBeside } from '#server/platform/erasures/erasure-files.ts';
import { openErasureLedger } from '#server/platform/erasures/open-erasure-ledger.ts';
import { createLog } from '#server/platform/log/log.ts';
import { knownSecret } from '#server/secret.ts';

const usage = 'Use: npm run backup -- [FILE] [--plain].';

const given = process.argv.slice(2);
const unknown = given.find((one) => one.startsWith('--') && one !== '--plain');
const env = readEnv();
const now = new Date();
let path = '';
try {
  if (unknown) throw new Error(usage);
  const { backupPassphrase, production } = env;
  const passphrase = sealingFor({
    passphrase: backupPassphrase,
    production,
    plain: given.includes('--plain'),
  });
  path = resolve(given.find((one) => !one.startsWith('--')) ?? backupName(now, passphrase !== undefined));
  const { rows, tables, mediaFiles } = (await bySelf(passphrase)) ?? (await byRunningColo(passphrase));
  await writeErasuresBeside(path, await openErasureLedger(erasuresFile(env), env.s3));
  console.log(`${path}: ${rows} rows of ${tables} tables and ${mediaFiles} media files.`);
  if (env.s3) console.log(`Media stay in the S3 bucket ${env.s3.bucket}: keep its versions there.`);
  console.log(
    passphrase
      ? 'Sealed: it opens only with the same BACKUP_PASSPHRASE. Without it nobody restores it, nor do we.'
      : 'Not sealed: whoever has the file can read it.',
  );
  console.log(
    'Second factors and tokens open only with the same SECRET. It is not in the file: keep it elsewhere.',
  );
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EEXIST' ? `There is a file ${path} already.` : message);
  process.exitCode = 1;
}

/** Undefined where the embedded database is open in a running Colo. */
async function bySelf(passphrase: string | undefined): Promise<BackupSummary | undefined> {
  try {
    const database = await openDatabase(env, undefined, createLog('error'));
    const folder = env.s3 ? undefined : mediaFolder(env);
    try {
      return await writeBackup(
        { db: database.maintenance, mediaFolder: folder, secret: await knownSecret(env), passphrase },
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

async function byRunningColo(passphrase: string | undefined): Promise<BackupSummary> {
  const summary = await requestBackup(env.dataDir, { path, passphrase });
  if (!summary) throw new FolderTaken(env.dataDir);
  return summary;
}
