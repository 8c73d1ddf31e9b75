import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { closeFilesIn } from '../files/private-folder.ts';
import type { OpenDatabase } from './database.ts';
import { extensions } from './embedded-extensions.ts';
import { withFewParsers } from './embedded-parsers.ts';
import { takeFolder } from './folder-lock.ts';

// Several optimising compilers at once on PostgreSQL's code peak at hundreds of megabytes; one does not.
setFlagsFromString('--wasm-num-compilation-tasks=1');

/** PostgreSQL inside this process, in a folder that only this process may open. */
export async function openEmbedded(
  dataDir: string,
  migrationsFolder: string | undefined,
): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = takeFolder(dataDir);
  const cluster = join(dataDir, 'postgres');
  try {
    if (!existsSync(join(cluster, 'PG_VERSION'))) await createElsewhere(cluster);
    const pglite = await openCluster(cluster);
    const db = drizzle({ client: pglite });
    if (migrationsFolder) await migrate(db, { migrationsFolder });
    await closeFilesIn(cluster);
    return {
      db,
      maintenance: db,
      description: `embedded PostgreSQL in ${dataDir}`,
      close: async () => {
        await pglite.close();
        folder.release();
      },
    };
  } catch (error) {
    folder.release();
    throw error;
  }
}

export async function openCluster(cluster: string): Promise<PGlite> {
  // One small machine's share; the default reserves four times as much for nothing.
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
  return withFewParsers(await PGlite.create({ dataDir: cluster, startParams, extensions }));
}

/** Beside this file, with its ending: both are TypeScript while developing and JavaScript when built. */
const createCluster = join(import.meta.dirname, `create-cluster${extname(import.meta.filename)}`);

/** Creating the cluster takes 300 MB that a process never gives back: so a passing one does it, once. */
async function createElsewhere(cluster: string): Promise<void> {
  const child = fork(createCluster, [cluster]);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The embedded database could not be created in ${cluster}.`);
}
