import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { migrationsFolder } from '#server/folders.ts';
import { createLog } from '../log/log.ts';
import { openPostgres } from './postgres.ts';

const template = inject('databaseTemplate');

describe('a PostgreSQL that cannot be reached', () => {
  it('is an error at the start, not a hang', async () => {
    await expect(
      openPostgres('postgres://colo@127.0.0.1:1/colo', migrationsFolder, createLog('silent')),
    ).rejects.toThrow();
  });
});

if (template.kind === 'postgres') {
  describe('several processes starting on one empty PostgreSQL', () => {
    it('migrate it once, and all of them find it ready', async () => {
      const name = `fresh_${randomUUID().replaceAll('-', '')}`;
      const admin = new pg.Client({ connectionString: template.url });
      await admin.connect();
      await admin.query(`create database ${name}`);
      await admin.end();
      const url = new URL(template.url);
      url.pathname = `/${name}`;
      const opened = await Promise.all(
        [1, 2, 3].map(() => openPostgres(url.href, migrationsFolder, createLog('silent'))),
      );
      for (const database of opened) {
        await database.db.execute('select * from waitlist_entries');
        await database.close();
      }
    });
  });
}
