import { resolve } from 'node:path';
import { readEnv } from '#server/env.ts';
import { mediaFolder, migrationsFolder } from '#server/folders.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { makePrivateFiles } from '#server/platform/files/private-folder.ts';
import { createLog } from '#server/platform/log/log.ts';
import { openMediaStore } from '#server/platform/media/media-store.ts';
import { knownSecret } from '#server/secret.ts';

const usage = 'Use: npm run restore -- FILE [--replace], with Colo stopped.';

makePrivateFiles();
const given = process.argv.slice(2);
const file = given.find((one) => !one.startsWith('--'));
const unknown = given.find((one) => one.startsWith('--') && one !== '--replace');
try {
  if (!file || unknown) throw new Error(usage);
  const env = readEnv();
  const database = await openDatabase(env, undefined, createLog('error'));
  try {
    const place = {
      db: database.maintenance,
      media: await openMediaStore(mediaFolder(env), env.s3),
      mediaFolder: env.s3 ? undefined : mediaFolder(env),
      secret: await knownSecret(env),
      migrationsFolder,
    };
    const options = { replace: given.includes('--replace') };
    const { madeAt, rows, tables, mediaFiles, hasItsSecret } = await restoreBackup(
      place,
      resolve(file),
      options,
    );
    console.log(`Restored what Colo kept at ${madeAt} into the ${database.description}.`);
    console.log(`${rows} rows of ${tables} tables and ${mediaFiles} media files arrived as they left.`);
    if (!hasItsSecret)
      console.warn(
        'The SECRET of this place is not the one the backup was made with: second factors and tokens do not open. Set it before the next start.',
      );
  } finally {
    await database.close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
