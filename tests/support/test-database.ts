import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, OpenDatabase } from '#server/platform/db/database.ts';
import { extensions } from '#server/platform/db/embedded-extensions.ts';

type TestDatabase = OpenDatabase & {
  /** The same database by connections of its own, as a second process has them; not where it lives in this one. */
  elsewhere?: Database;
};

/** A migrated, empty database of the test file's own. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate');
  return template.kind === 'embedded' ? cloneEmbedded(template.dump) : clonePostgres(template.url);
}

async function cloneEmbedded(dump: string): Promise<TestDatabase> {
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(dump), extensions });
  const db = drizzleEmbedded({ client: pglite });
  return { db, maintenance: db, description: 'test', close: () => pglite.close() };
}

async function clonePostgres(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name} template colo_template`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const openPool = () => new pg.Pool({ connectionString: url.href, max: 4 });
  const [here, there] = [openPool(), openPool()];
  const db = drizzlePostgres({ client: here });
  return {
    db,
    maintenance: db,
    elsewhere: drizzlePostgres({ client: there }),
    description: 'test',
    close: async () => void (await Promise.all([here.end(), there.end()])),
  };
}
