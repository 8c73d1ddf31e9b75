import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Log } from '../log/log.ts';
import { ConnectionPool } from './connection-pool.ts';
import type { OpenDatabase } from './database.ts';

/** Any number that no other program on the same database is likely to lock. */
export const migrationLock = 2_026_110_001;

export async function openPostgres(
  url: string,
  migrationsFolder: string | undefined,
  log: Log,
): Promise<OpenDatabase> {
  if (migrationsFolder) await migrateAlone(url, migrationsFolder, log);
  const pool = new ConnectionPool({ connectionString: url, ...waiting, ...limits, max: 10 }, log);
  // Its connections are made when they are needed, and closed soon after.
  const patient = new ConnectionPool({ connectionString: url, ...waiting, max: 2 }, log);
  const { host, pathname } = new URL(url);
  return {
    db: drizzle({ client: pool }),
    maintenance: drizzle({ client: patient }),
    description: `PostgreSQL at ${host}${pathname}`,
    close: async () => void (await Promise.all([pool.end(), patient.end()])),
  };
}

const waiting = { connectionTimeoutMillis: 5_000 };

/** No request of a person is worth more: a statement or a forgotten transaction must not hold what others wait for. */
const limits = {
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 10_000,
  lock_timeout: 3_000,
};

/** Several processes may start at once: the first migrates, the others wait and find it done. */
async function migrateAlone(url: string, migrationsFolder: string, log: Log): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...waiting });
  client.on('error', (error) => log.error({ err: error }, 'the connection was lost while migrating'));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
