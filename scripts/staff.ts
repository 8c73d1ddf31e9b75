import { hostname, userInfo } from 'node:os';
import * as v from 'valibot';
import { readEnv } from '#server/env.ts';
import { runStaffCommand } from '#server/features/staff/staff.command.ts';
import { migrationsFolder } from '#server/folders.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { createLog } from '#server/platform/log/log.ts';

const usage =
  'Use: npm run staff -- add EMAIL | remove EMAIL | list | forget-factors EMAIL | sign-out EMAIL | sign-out --everyone';

const [, , ...words] = process.argv;
try {
  const env = readEnv();
  const database = await openDatabase(env, migrationsFolder, createLog('error'));
  try {
    const place = { db: database.db, env, operator: `${account()}@${hostname()}`, now: new Date() };
    const said = await runStaffCommand(place, words);
    for (const line of said ?? [usage]) console.log(line);
    if (!said) process.exitCode = 1;
  } finally {
    await database.close();
  }
} catch (error) {
  const reason = v.isValiError(error) ? `The address ${error.message}.` : String((error as Error).message);
  console.error(`${reason}\n${usage}`);
  process.exitCode = 1;
}

/** In a container the number of a user may have no name. */
function account(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
