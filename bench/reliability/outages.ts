import { optionsFrom } from './options.ts';
import { databaseGone } from './outages/database-gone.ts';
import { databaseRestarts } from './outages/database-restarts.ts';
import { diskFull } from './outages/disk-full.ts';
import { mailDown } from './outages/mail-down.ts';

/** What people meet while something that Colo stands on is away, and what is left when it is back. */
const { only, seconds, rounds } = optionsFrom({ only: '', seconds: 30, rounds: 20 });
const outages: Record<string, () => Promise<string[]>> = {
  database: () => databaseGone(seconds),
  'database-restart': () => databaseRestarts('restart', rounds),
  'database-crash': () => databaseRestarts('crash', rounds),
  'database-terminate': () => databaseRestarts('terminate', rounds),
  mail: mailDown,
  'disk-embedded': () => diskFull('embedded'),
  'disk-postgres': () => diskFull('postgres'),
};

for (const [name, run] of Object.entries(outages)) {
  if (only && name !== only) continue;
  console.log(`\n> ${name}`);
  const wrong = await run();
  for (const one of wrong) console.log(`- NOT WELL: ${one}`);
  if (wrong.length > 0) process.exitCode = 1;
}
