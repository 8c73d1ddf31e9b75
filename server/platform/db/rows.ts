import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of hand-written SQL, as its author says they are: both drivers answer so, and the query builder knows neither. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}

/** The one row that an insert or an upsert returns. */
export function storedRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The database stored a row and did not return it');
  return row;
}
