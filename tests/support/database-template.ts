import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '#server/folders.ts';
import { extensions } from '#server/platform/db/embedded-extensions.ts';
import { openPostgres } from '#server/platform/db/postgres.ts';
import { createLog } from '#server/platform/log/log.ts';
import { startRealPostgres } from './real-postgres.ts';

export type DatabaseTemplate = { kind: 'embedded'; dump: string } | { kind: 'postgres'; url: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

/** Migrates once; each test file then clones what came out of it. */
export default async function prepare(project: TestProject) {
  return process.env.TEST_DATABASE === 'postgres' ? preparePostgres(project) : prepareEmbedded(project);
}

async function prepareEmbedded(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'colo-template-'));
  const pglite = await PGlite.create({ extensions });
  await migrate(drizzle({ client: pglite }), { migrationsFolder });
  const dump = join(folder, 'template.tar');
  await writeFile(dump, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await pglite.close();
  project.provide('databaseTemplate', { kind: 'embedded', dump });
  return () => rm(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject) {
  const server = await startRealPostgres();
  const template = await openPostgres(server.urlOf('colo_template'), migrationsFolder, createLog('error'));
  await template.close();
  project.provide('databaseTemplate', { kind: 'postgres', url: server.urlOf('postgres') });
  return server.stop;
}
