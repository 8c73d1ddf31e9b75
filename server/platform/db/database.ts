import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL, embedded or not: the same SQL, the same types. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type OpenDatabase = {
  db: Database;
  /** What is open, for the owner's eyes: never with a password. */
  description: string;
  close: () => Promise<void>;
};

/** A driver's error, wherever the query builder wrapped it: `code` is the SQLSTATE. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return undefined;
}

/** Two transactions stood in each other's way, and this one was taken back whole: the same may be tried again. */
export function isCollision(error: unknown): boolean {
  const state = sqlStateOf(error);
  return state === '40P01' || state === '40001';
}
