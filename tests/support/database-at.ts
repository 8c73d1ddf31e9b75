import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '#server/folders.ts';
import { applyMigrations } from '#server/platform/backup/migrations.ts';
import { openEmptyDatabase } from './empty-database.ts';

/** The last migration before what is recorded belonged to a family. */
export const beforeFamilies = 22;

/** A database as a version before this one left it, after so many migrations, and the way on to today's. */
export async function openDatabaseAt(kind: Parameters<typeof openEmptyDatabase>[0], last: number) {
  const { db, close } = await openEmptyDatabase(kind);
  const steps = readMigrationFiles({ migrationsFolder });
  const take = (some: typeof steps) => db.transaction((transaction) => applyMigrations(transaction, some));
  await take(steps.slice(0, last + 1));
  return { db, close, moveIn: () => take(steps.slice(last + 1)) };
}
