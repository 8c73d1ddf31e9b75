import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What migrations ask for by `create extension`: a server has them, the embedded database is given them. */
export const extensions = { pg_trgm };
