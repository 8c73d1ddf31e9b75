import type { PGlite } from '@electric-sql/pglite';

/** PostgreSQL numbers the types that it brings below this, and everything made later above. */
const firstMadeHere = 10_000;

/**
 * Every query copies the table of parsers, since Drizzle brings its own: a third of a small query's time.
 * Three quarters of them are for arrays of the rows of each table, which nobody asks for.
 */
export function withFewParsers(pglite: PGlite): PGlite {
  pglite.parsers = Object.fromEntries(
    Object.entries(pglite.parsers).filter(([type]) => Number(type) < firstMadeHere),
  );
  return pglite;
}
