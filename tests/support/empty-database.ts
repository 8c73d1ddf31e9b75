import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/database.ts';
import { extensions } from '#server/platform/db/embedded-extensions.ts';

type Kind = 'embedded' | 'postgres';

/** The kinds of database that this run has: the embedded one always, a server where the tests are run on one. */
export const databaseKinds = (): Kind[] =>
  inject('databaseTemplate').kind === 'postgres' ? ['embedded', 'postgres'] : ['embedded'];

/** Made once: making one takes seconds. */
let emptyCluster: Promise<Blob> | undefined;
async function makeCluster(): Promise<Blob> {
  const pglite = await PGlite.create({ extensions });
  const cluster = await pglite.dumpDataDir('none');
  await pglite.close();
  return cluster;
}

/** A database before its first migration. */
export async function openEmptyDatabase(kind: Kind): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  if (kind === 'embedded' || template.kind === 'embedded') {
    emptyCluster ??= makeCluster();
    const pglite = await PGlite.create({ loadDataDir: await emptyCluster, extensions });
    const db = drizzleEmbedded({ client: pglite });
    return { db, maintenance: db, description: kind, close: () => pglite.close() };
  }
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: template.url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(template.url);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  const db = drizzlePostgres({ client: pool });
  return { db, maintenance: db, description: kind, close: () => pool.end() };
}
