import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from '../db/database.ts';
import { ask } from './tables.ts';

/** The schema's steps, parted at the one that a backup was made at. Refuses a backup that knows of later ones. */
export function migrationsAround(migration: number, migrationsFolder: string) {
  const all = readMigrationFiles({ migrationsFolder });
  const at = all.findIndex(({ folderMillis }) => folderMillis === migration);
  if (at < 0)
    throw new Error(
      'This backup was made by a newer Colo than this one, or by one with other tables. Restore it with that version.',
    );
  return { upToIt: all.slice(0, at + 1), afterIt: all.slice(at + 1) };
}

/**
 * Takes the steps inside a transaction, and notes each as the migrator does, so that the next start finds them taken.
 * The migrator itself takes all of them at once, and begins a transaction of its own.
 */
export async function applyMigrations(transaction: Database, steps: MigrationMeta[]): Promise<void> {
  await ask(transaction, 'create schema if not exists drizzle');
  await ask(
    transaction,
    `create table if not exists drizzle.__drizzle_migrations
       (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const step of steps) {
    for (const statement of step.sql) await ask(transaction, statement);
    await transaction.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${step.hash}, ${step.folderMillis})`,
    );
  }
}
