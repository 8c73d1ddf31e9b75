import * as v from 'valibot';
import { readEnv } from '#server/env.ts';
import { forgetFactors } from '#server/features/access/factors/forget-factors.ts';
import { addStaff, listStaff, removeStaff } from '#server/features/staff/staff.repository.ts';
import { migrationsFolder } from '#server/folders.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { createLog } from '#server/platform/log/log.ts';
import { emailSchema } from '#shared/email/email.schema.ts';

const usage = 'Use: npm run staff -- add EMAIL | remove EMAIL | list | forget-factors EMAIL';

const [, , verb, given] = process.argv;
try {
  const env = readEnv();
  const needsEmail = verb === 'add' || verb === 'remove' || verb === 'forget-factors';
  const email = needsEmail ? v.parse(emailSchema, given) : undefined;
  const database = await openDatabase(env, migrationsFolder, createLog('error'));
  try {
    if (verb === 'add' && email) {
      await addStaff(database.db, email, new Date());
      console.log(`${email} is staff now.`);
    } else if (verb === 'remove' && email) {
      const removed = await removeStaff(database.db, email);
      console.log(removed ? `${email} is no longer staff.` : `${email} was not named by this command.`);
    } else if (verb === 'forget-factors' && email) {
      const known = await forgetFactors(database.db, email);
      console.log(
        known
          ? `${email} signs in by mail alone again, and is signed out everywhere.`
          : `Nobody signs in as ${email}.`,
      );
    } else if (verb === 'list') {
      for (const address of env.staffEmails) console.log(`${address} (by STAFF_EMAILS)`);
      for (const address of await listStaff(database.db)) console.log(address);
    } else {
      console.log(usage);
      process.exitCode = 1;
    }
  } finally {
    await database.close();
  }
} catch (error) {
  const reason = v.isValiError(error) ? `The address ${error.message}.` : String((error as Error).message);
  console.error(`${reason}\n${usage}`);
  process.exitCode = 1;
}
