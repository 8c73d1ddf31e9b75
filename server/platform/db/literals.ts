import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Written into the migration as a constant: a check holds no parameters. */
export const literal = (value: string | number) =>
  sql.raw(typeof value === 'number' ? `${value}` : `'${value}'`);

export const list = (values: readonly string[]): SQL => sql.join(values.map(literal), sql.raw(', '));

/** An empty answer passes: in SQL, null is neither in a list nor outside it. */
export const oneOf = (column: AnyColumn, values: readonly string[]) => sql`${column} in (${list(values)})`;
