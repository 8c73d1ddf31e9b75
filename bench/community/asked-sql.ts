import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../../server/platform/db/database.ts';

export type Asked = { text: string; values: unknown[]; name?: string };

/** The statement that a repository sends, to the letter: it is given a driver that only listens. */
export async function askedSql(repository: (db: Database) => Promise<unknown>): Promise<Asked> {
  const asked: Asked[] = [];
  const query = async ({ text, name }: pg.QueryConfig, values: unknown[]) => {
    asked.push({ text, values, ...(name && { name }) });
    return { rows: [] };
  };
  await repository(drizzle({ client: { query } as unknown as pg.Pool }));
  const [only, ...more] = asked;
  if (!only || more.length > 0) throw new Error(`expected one statement, not ${asked.length}`);
  return only;
}
