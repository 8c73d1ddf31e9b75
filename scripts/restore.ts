import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '#server/env.ts';
import { eraseAgain } from '#server/features/account/erase-again.ts';
import { erasuresFile, mediaFolder, migrationsFolder } from '#server/folders.ts';
import { personalData } from '#server/personal-data.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { distinctErasures } from '#server/platform/erasures/erasure.ts';
import { erasuresBeside, erasuresIn } from '#server/platform/erasures/erasure-files.ts';
import { openErasureLedger } from '#server/platform/erasures/open-erasure-ledger.ts';
import { makePrivateFiles } from '#server/platform/files/private-folder.ts';
import { createLog } from '#server/platform/log/log.ts';
import { openMediaStore } from '#server/platform/media/open-media-store.ts';
import { knownSecret } from '#server/secret.ts';

const usage = 'Use: npm run restore -- FILE [--replace] [--erasures FILE], with Colo stopped.';

makePrivateFiles();
try {
  const { path, replace, told } = await wish();
  const env = readEnv();
  const database = await openDatabase(env, undefined, createLog('error'));
  try {
    const media = await openMediaStore(mediaFolder(env), env.s3);
    const secret = await knownSecret(env);
    const ledger = await openErasureLedger(erasuresFile(env), env.s3);
    const known = await ledger.all();
    const erasures = distinctErasures([...known, ...told]);
    let erased = { accounts: 0, records: 0 };
    const place = {
      db: database.maintenance,
      media,
      mediaFolder: env.s3 ? undefined : mediaFolder(env),
      secret,
      migrationsFolder,
    };
    const summary = await restoreBackup(place, path, {
      replace,
      passphrase: env.backupPassphrase,
      beforeCommit: async (transaction, madeAt) => {
        erased = await eraseAgain(transaction, erasures, { media, secret, madeAt, personalData });
        // Before it is final: the next restore into this place must know of them, too.
        for (const erasure of erasures.slice(distinctErasures(known).length)) await ledger.record(erasure);
      },
    });
    const { madeAt, rows, tables, mediaFiles, hasItsSecret } = summary;
    console.log(`Restored what Colo kept at ${madeAt} into the ${database.description}.`);
    console.log(`${rows} rows of ${tables} tables and ${mediaFiles} media files arrived as they left.`);
    console.log(
      `Erased again, as they were since: ${erased.accounts} accounts, the records of ${erased.records} more (of ${erasures.length} erasures known here).`,
    );
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

/** What was asked for, and the erasures that are told outside this place. */
async function wish() {
  const { file, replace, erasures } = given();
  if (!file) throw new Error(usage);
  const path = resolve(file);
  const beside = await erasuresBeside(path).catch(() => []);
  return { path, replace, told: [...beside, ...(erasures ? await erasuresIn(resolve(erasures)) : [])] };
}

function given() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, erasures: { type: 'string' } },
    });
    return { file: positionals[0], ...values };
  } catch {
    throw new Error(usage);
  }
}
