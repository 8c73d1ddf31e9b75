import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/platform/db/database.ts';

/** A migrated, empty database of the test file's own. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const template = inject('databaseTemplate');
  return template.kind === 'embedded' ? cloneEmbedded(template.dump) : clonePostgres(template.url);
}

async function cloneEmbedded(dump: string): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(dump) });
  return { db: drizzleEmbedded({ client: pglite }), description: 'test', close: () => pglite.close() };
}

async function clonePostgres(adminUrl: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name} template colo_template`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  return { db: drizzlePostgres({ client: pool }), description: 'test', close: () => pool.end() };
}
