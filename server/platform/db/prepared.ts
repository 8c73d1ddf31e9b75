import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

type Preparable<Query> = { prepare: (name: string) => Query };

/**
 * A statement that is asked so often that building and planning it each time is most of its cost. It is built once for
 * a database, and planned once for each of its connections, under a name that stands for this one text alone.
 */
export function preparedOnce<Query>(
  name: string,
  build: (db: Database) => Preparable<Query>,
): (db: Database) => Query {
  const known = new WeakMap<Database, Query>();
  return (db) => {
    const query = known.get(db) ?? build(db).prepare(name);
    known.set(db, query);
    return query;
  };
}

const dialect = new PgDialect();

/**
 * The same of hand-written SQL with placeholders, built once for all databases: a transaction is a database of its own to
 * the query builder, and there the other is built again each time. Rows come as their author says they are: moments as
 * texts.
 */
export function preparedRows<Row>(name: string, build: () => SQL) {
  let built: ReturnType<PgDialect['sqlToQuery']> | undefined;
  return async (db: Database, values: Record<string, unknown>): Promise<Row[]> => {
    built ??= dialect.sqlToQuery(build());
    const query = db._.session.prepareQuery(built, undefined, name, false);
    const { rows } = (await query.execute(values)) as { rows: Row[] };
    return rows;
  };
}
