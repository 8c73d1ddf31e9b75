import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of hand-written SQL, as its author says they are: both drivers answer so, and the query builder knows neither. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] };
  return rows;
}
