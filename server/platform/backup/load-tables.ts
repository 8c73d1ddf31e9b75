import type { Database } from '../db/database.ts';
import { migrationLock } from '../db/postgres.ts';
import { clearDatabase } from './clear-database.ts';
import { applyMigrations, migrationsAround } from './migrations.ts';
import { type Backup, tableParts } from './read-backup.ts';
import { RowsDigest } from './rows-digest.ts';
import { ask, insertRows, quoted, rowPages, setTextFormats, type Table, tablesOf } from './tables.ts';

/** Whether nothing at all is kept there: no table, or none with a row. */
export async function isEmptyDatabase(db: Database): Promise<boolean> {
  for (const { name } of await tablesOf(db)) {
    const [row] = await ask<{ found: boolean }>(db, `select exists(select from ${quoted(name)}) as found`);
    if (row?.found) return false;
  }
  return true;
}

/**
 * Makes the tables as they were when the backup was made, fills them, compares them with what the backup says, and only
 * then takes the steps that came since: all of it in one transaction, or nothing. What stood there before goes.
 */
export function loadTables(
  db: Database,
  { manifest, archive }: Backup,
  {
    migrationsFolder,
    beforeCommit,
  }: { migrationsFolder: string; beforeCommit: (transaction: Database) => Promise<void> },
): Promise<void> {
  const { upToIt, afterIt } = migrationsAround(manifest.migration, migrationsFolder);
  return db.transaction(async (transaction) => {
    await ask(transaction, `select pg_advisory_xact_lock(${migrationLock})`);
    await clearDatabase(transaction);
    await applyMigrations(transaction, upToIt);
    await setTextFormats(transaction);
    const tables = await tablesOf(transaction);
    refuseOtherColumns(tables, manifest.tables);
    const join = await suspendConstraints(transaction, tables);
    // What a migration itself put there is in the backup as it was by then.
    await ask(transaction, `truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
    const byName = new Map(tables.map((table) => [table.name, table]));
    for await (const { table: name, rows } of tableParts(archive)) {
      const table = byName.get(name);
      if (table) await insertRows(transaction, table, rows);
    }
    await join();
    await advanceCounters(transaction);
    for (const table of tables) await compare(transaction, table, manifest.tables);
    await applyMigrations(transaction, afterIt);
    await beforeCommit(transaction);
  });
}

type Kept = Backup['manifest']['tables'];

function refuseOtherColumns(tables: Table[], kept: Kept): void {
  const told = (list: { name: string; columns: string[] }[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns]));
  const here = tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
  if (told(here) !== told(kept)) throw new Error('The tables of this backup are not those of its migration.');
}

/**
 * Rows come in no order that foreign keys would allow, and counts that triggers keep are in the rows already. Both
 * are put aside, and hand back the way to have them again: foreign keys are then checked for every row.
 */
async function suspendConstraints(transaction: Database, tables: Table[]): Promise<() => Promise<void>> {
  const keys = await ask<{ table: string; name: string; definition: string }>(
    transaction,
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const triggers = async (verb: 'enable' | 'disable') => {
    for (const { name } of tables) await ask(transaction, `alter table ${quoted(name)} ${verb} trigger user`);
  };
  await triggers('disable');
  for (const { table, name } of keys) {
    await ask(transaction, `alter table ${table} drop constraint ${quoted(name)}`);
  }
  return async () => {
    for (const { table, name, definition } of keys) {
      await ask(transaction, `alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
    await triggers('enable');
  };
}

/** Numbers that the database gives out go on after the largest that is taken. */
async function advanceCounters(transaction: Database): Promise<void> {
  const counted = await ask<{ table: string; column: string; sequence: string }>(
    transaction,
    `select d.refobjid::regclass::text as "table", a.attname as "column", s.oid::regclass::text as sequence
     from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
       join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`,
  );
  for (const { table, column, sequence } of counted) {
    await ask(
      transaction,
      `select setval('${sequence}', max(${quoted(column)})) from ${table} having max(${quoted(column)}) is not null`,
    );
  }
}

async function compare(transaction: Database, table: Table, kept: Kept): Promise<void> {
  const found = new RowsDigest();
  for await (const page of rowPages(transaction, table)) for (const row of page) found.add(row);
  const wanted = kept.find(({ name }) => name === table.name);
  if (found.rows !== wanted?.rows || found.digest !== wanted.digest)
    throw new Error(`The rows of ${table.name} did not arrive as they left. Nothing was changed.`);
}
