import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Upsert = {
  /** What it is done for: as many rows as this has. */
  from: SQL;
  key: string[];
  /** Columns that only the first time tells. */
  once: string[];
  /** What becomes of a column the second time, where it is not simply what was told. */
  again?: Record<string, SQL>;
};

/** A whole row, new or told again, by placeholders that have the names which its columns have in code. */
export function upsertFrom(table: PgTable, { from, key, once, again = {} }: Upsert): SQL {
  const columns = Object.entries(getTableColumns(table));
  const nameOf = (column: { name: string }) => sql.identifier(column.name);
  const listed = (parts: SQL[]) => sql.join(parts, sql`, `);
  const names = listed(columns.map(([, column]) => sql`${nameOf(column)}`));
  const told = listed(
    columns.map(([name, column]) => sql`${sql.placeholder(name)}::${sql.raw(column.getSQLType())}`),
  );
  const keys = listed(
    columns.filter(([name]) => key.includes(name)).map(([, column]) => sql`${nameOf(column)}`),
  );
  const changes = listed(
    columns
      .filter(([name]) => !key.includes(name) && !once.includes(name))
      .map(([name, column]) => sql`${nameOf(column)} = ${again[name] ?? sql`excluded.${nameOf(column)}`}`),
  );
  return sql`insert into ${sql.identifier(getTableName(table))} (${names}) select ${told} from ${from}
    on conflict (${keys}) do update set ${changes}`;
}
