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
