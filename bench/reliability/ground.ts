import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import type { Environment } from './colo-process.ts';

/** A data folder and a database to run on, gone afterwards. */
export async function withGround<Result>(
  database: string,
  run: (environment: Environment & { DATA_DIR: string }) => Promise<Result>,
): Promise<Result> {
  if (database !== 'embedded' && database !== 'postgres')
    throw new Error('--database is embedded or postgres.');
  const data = await mkdtemp(join(tmpdir(), 'colo-reliability-'));
  const postgres = database === 'postgres' ? await startRealPostgres() : undefined;
  try {
    return await run({
      DATA_DIR: data,
      TRUST_PROXY: '1',
      READ_LIMIT: '0',
      ...(postgres ? { DATABASE_URL: postgres.urlOf('postgres') } : {}),
    });
  } finally {
    await postgres?.stop();
    await rm(data, { recursive: true, force: true });
  }
}
