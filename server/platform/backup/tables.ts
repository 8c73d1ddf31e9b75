import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';

export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };

/** A row as an array of PostgreSQL's own texts, or null: nothing is lost on the way, whatever the type. */
export type RowText = string;

const rowsPerFetch = 500;

export const ask = <Row>(db: Database, statement: string): Promise<Row[]> =>
  rowsOf<Row>(db, sql.raw(statement));

export const quoted = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`;
const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Every table of the product with the columns that are stored; those worked out from others are worked out again. */
export async function tablesOf(db: Database): Promise<Table[]> {
  const found = await ask<{ table: string; column: string; type: string }>(
    db,
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname, a.attnum`,
  );
  const tables = new Map<string, Column[]>();
  for (const { table, column, type } of found) {
    tables.set(table, [...(tables.get(table) ?? []), { name: column, type }]);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

/** The same text for the same value, wherever it is asked. Holds until the transaction ends. */
export async function setTextFormats(transaction: Database): Promise<void> {
  for (const [setting, value] of [
    ['timezone', 'UTC'],
    ['datestyle', 'ISO, MDY'],
    ['intervalstyle', 'postgres'],
    ['bytea_output', 'hex'],
    ['extra_float_digits', '1'],
  ] as const) {
    await ask(transaction, `set local ${setting} = ${literal(value)}`);
  }
}

/** A page at a time through a cursor, so that no table is held whole in memory. Needs a transaction. */
export async function* rowPages(transaction: Database, { name, columns }: Table): AsyncGenerator<RowText[]> {
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  await ask(
    transaction,
    `declare backup_rows no scroll cursor for select to_json(array[${texts}])::text as row from ${quoted(name)}`,
  );
  for (;;) {
    const page = await ask<{ row: RowText }>(transaction, `fetch ${rowsPerFetch} from backup_rows`);
    if (page.length === 0) break;
    yield page.map(({ row }) => row);
  }
  await ask(transaction, 'close backup_rows');
}

export async function insertRows(
  transaction: Database,
  { name, columns }: Table,
  rows: RowText[],
): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, at) => `(row ->> ${at})::${type}`).join(', ');
  await transaction.execute(
    sql`insert into ${sql.raw(`${quoted(name)} (${names})`)} overriding system value
        select ${sql.raw(values)} from json_array_elements(${`[${rows.join(',')}]`}::json) as given(row)`,
  );
}
