import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** PostgreSQL, embedded or not: the same SQL, the same types. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type OpenDatabase = {
  db: Database;
  /** The same without time limits, for what is long by nature: housekeeping, backup, restore. */
  maintenance: Database;
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

/** Somebody held for too long what this waited for. It was taken back whole, and may be tried again in a while. */
export const isLockTimeout = (error: unknown): boolean => sqlStateOf(error) === '55P03';

/**
 * The connection was lost, or there is none to be had: the database was restarted, crashed, or ended the session. Whether
 * the last statement was done is not known; all before it in its transaction was taken back.
 */
export function isConnectionLost(error: unknown): boolean {
  // Class 08: the connection itself. 57P: it is shutting down, has crashed, starts up. 25P03: a transaction stood idle.
  if (/^(08|57P|25P03)/.test(sqlStateOf(error) ?? '')) return true;
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && lostCodes.has(at.code)) return true;
    if (lostWords.test(at.message)) return true;
  }
  return false;
}

const lostCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Drivers tell some of it in words alone; the last two are said while Colo itself is stopping. */
const lostWords =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool|PGlite is closed/;
