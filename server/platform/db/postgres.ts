import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import type { OpenDatabase } from './database.ts';

/** Any number that no other program on the same database is likely to lock. */
export const migrationLock = 2_026_110_001;

export async function openPostgres(
  url: string,
  migrationsFolder: string | undefined,
  log: Log,
): Promise<OpenDatabase> {
  if (migrationsFolder) await migrateAlone(url, migrationsFolder);
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  pool.on('error', (error) => log.error({ err: error }, 'an idle database connection failed'));
  const { host, pathname } = new URL(url);
  return {
    db: drizzle({ client: pool }),
    description: `PostgreSQL at ${host}${pathname}`,
    close: () => pool.end(),
  };
}

/** Several processes may start at once: the first migrates, the others wait and find it done. */
async function migrateAlone(url: string, migrationsFolder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
