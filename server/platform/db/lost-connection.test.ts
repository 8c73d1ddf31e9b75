import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rowsOf } from '#server/platform/db/rows.ts';
import { healthRoutes } from '../http/health.routes.ts';
import { onError } from '../http/on-error.ts';
import { Refusal } from '../http/refusal.ts';
import { createLog } from '../log/log.ts';
import { type Database, isConnectionLost, type OpenDatabase } from './database.ts';
import { openPostgres } from './postgres.ts';

const template = inject('databaseTemplate');

it('a mistake in a statement is not taken for a lost connection', () => {
  const mistake = Object.assign(new Error('syntax error at or near "selekt"'), { code: '42601' });
  expect(isConnectionLost(new Error('Failed query: selekt', { cause: mistake }))).toBe(false);
  expect(isConnectionLost(new Refusal('not_found', 'There is nothing at this address.'))).toBe(false);
});

// The embedded database lives in the process and has no connection to lose.
if (template.kind === 'postgres') {
  let database: OpenDatabase;
  let admin: pg.Client;
  const name = `lost_${randomUUID().replaceAll('-', '')}`;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: template.url });
    await admin.connect();
    await admin.query(`create database ${name} template colo_template`);
    const url = new URL(template.url);
    url.pathname = `/${name}`;
    database = await openPostgres(url.href, undefined, createLog('silent'));
  });
  afterAll(async () => {
    await database.close();
    await admin.end();
  });

  const sessionOf = async (db: Database) => {
    const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[];
    };
    return rows[0]?.pid ?? 0;
  };
  /** Gone on the server, and heard of here: the driver learns it a moment later. */
  const terminate = async (pid: number) => {
    await admin.query('select pg_terminate_backend($1)', [pid]);
    const left = () => admin.query('select 1 from pg_stat_activity where pid = $1', [pid]);
    while ((await left()).rowCount) await new Promise(setImmediate);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  };
  const setting = async (db: Database, asked: SQL) => (await rowsOf<Record<string, string>>(db, asked))[0];

  /** What Colo is, for this: routes on this database, and its one way to tell of failures. */
  const app = () => {
    const routes = new Hono()
      .post('/write', async (c) => {
        await database.db.transaction(async (transaction) => {
          await transaction.execute(sql`select 1`);
          await terminate(await sessionOf(transaction));
          await transaction.execute(sql`select 1`);
        });
        return c.text('done');
      })
      .route('/', healthRoutes(database.db));
    routes.onError(onError(createLog('silent')));
    return routes;
  };

  describe('a connection that is ended in the middle of a transaction', () => {
    it('is told as away for now; the process lives, and the next request is served', async () => {
      const colo = app();
      const answer = await colo.request('/write', { method: 'POST' });
      expect(answer.status).toBe(503);
      expect((await answer.json()).error.code).toBe('unavailable');
      expect((await colo.request('/readyz')).status).toBe(200);
    });

    it('never keeps its place in the pool, however many are lost', async () => {
      const colo = app();
      for (let time = 0; time < 25; time += 1) await colo.request('/write', { method: 'POST' });
      expect((await colo.request('/readyz')).status).toBe(200);
    });

    it('gives its place back also when it was lost before the transaction began', async () => {
      for (let time = 0; time < 12; time += 1) {
        const pid = await sessionOf(database.db);
        // Held still, so that it is ended while `begin` is on its way.
        process.kill(pid, 'SIGSTOP');
        const begun = database.db.transaction(sessionOf).catch((error: unknown) => error);
        await admin.query('select pg_terminate_backend($1)', [pid]);
        process.kill(pid, 'SIGCONT');
        expect(isConnectionLost(await begun)).toBe(true);
      }
      expect(await sessionOf(database.db)).toBeGreaterThan(0);
    });
  });

  describe('time', () => {
    it('is limited for what people ask, and not for housekeeping, backup and restore', async () => {
      const asked = sql`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`;
      expect(await setting(database.db, asked)).toEqual({ statement: '15s', lock: '3s', idle: '10s' });
      expect(await setting(database.maintenance, asked)).toEqual({ statement: '0', lock: '0', idle: '0' });
    });

    it('that is over for a statement is told as away for now', async () => {
      const colo = new Hono().get('/', async (c) => {
        await database.db.transaction(async (transaction) => {
          await transaction.execute(sql`set local statement_timeout = 20`);
          await transaction.execute(sql`select pg_sleep(30)`);
        });
        return c.text('done');
      });
      colo.onError(onError(createLog('silent')));
      expect((await colo.request('/')).status).toBe(503);
    });

    it('that is over for who waits for a row is told as away for now, and to be tried again', async () => {
      const lock = sql`select pg_advisory_xact_lock(1)`;
      const colo = new Hono().get('/', async (c) => {
        await database.db.transaction(async (transaction) => {
          await transaction.execute(sql`set local lock_timeout = 20`);
          await transaction.execute(lock);
        });
        return c.text('done');
      });
      colo.onError(onError(createLog('silent')));
      await database.db.transaction(async (holding) => {
        await holding.execute(lock);
        const answer = await colo.request('/');
        expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '1']);
      });
      expect((await colo.request('/')).status).toBe(200);
    });

    it('that is over for a transaction which stands idle ends that one alone', async () => {
      const idle = database.db.transaction(async (transaction) => {
        await transaction.execute(sql`set local idle_in_transaction_session_timeout = 20`);
        const pid = await sessionOf(transaction);
        const left = () => admin.query('select 1 from pg_stat_activity where pid = $1', [pid]);
        while ((await left()).rowCount) await new Promise(setImmediate);
        await transaction.execute(sql`select 1`);
      });
      expect(isConnectionLost(await idle.catch((error: unknown) => error))).toBe(true);
      expect(await sessionOf(database.db)).toBeGreaterThan(0);
    });
  });
}
