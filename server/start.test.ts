import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { readEnv } from './env.ts';
import { communityPosts } from './features/community/community.table.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { startServer } from './start.ts';

/** One for all of them: only the first start into it loads what is read from content. */
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** It stays open when a server closes it. */
const lent = (close = async () => {}): OpenDatabase => ({ ...database, close });

/** Production must name one; nobody calls there, because one is lent. */
const lentDatabaseUrl = 'postgres://colo@127.0.0.1:1/colo';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const env = () => readEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' });

it('keeps a connection longer than a proxy in front does, so that no request meets one that is closing', async () => {
  const colo = await startServer(env(), { database: lent() });
  const { headers } = await fetch(`http://127.0.0.1:${colo.port}/healthz`);
  const [, seconds] = headers.get('keep-alive')?.match(/timeout=(\d+)/) ?? [];
  await colo.stop();
  expect(Number(seconds)).toBeGreaterThan(60);
});

describe('stopping', () => {
  it('finishes the request it has accepted, and takes no new one', async () => {
    const colo = await startServer(env(), { database: lent() });
    const body = JSON.stringify({ email: 'ana@exemplo.test', language: 'pt' });
    const slow = request({
      port: colo.port,
      host: '127.0.0.1',
      path: '/api/waitlist',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      slow.once('response', (response) => resolve(response.statusCode));
      slow.once('error', reject);
    });
    slow.write(body.slice(0, 10));
    await sleep(100);
    const stopped = colo.stop();
    await sleep(100);
    await expect(fetch(`http://127.0.0.1:${colo.port}/healthz`)).rejects.toThrow();
    slow.end(body.slice(10));
    expect(await answered).toBe(200);
    await stopped;
  });

  it('cuts a request off that never ends, and closes the database after it', async () => {
    let closed = false;
    const database = lent(async () => {
      closed = true;
    });
    const colo = await startServer(env(), { database, grace: 200 });
    const stuck = request({ port: colo.port, host: '127.0.0.1', path: '/api/waitlist', method: 'POST' });
    stuck.setHeader('Content-Type', 'application/json');
    stuck.write('{');
    const cut = new Promise((resolve) => stuck.once('error', resolve));
    await sleep(100);
    await colo.stop();
    expect(await cut).toMatchObject({ code: 'ECONNRESET' });
    expect(closed).toBe(true);
  });

  it('leaves a port that is taken with an error and closes what it had opened', async () => {
    const first = await startServer(env(), { database: lent() });
    let closed = false;
    const second = lent(async () => {
      closed = true;
    });
    await expect(startServer({ ...env(), port: first.port }, { database: second })).rejects.toThrow(
      /EADDRINUSE/,
    );
    expect(closed).toBe(true);
    await first.stop();
  });
});

describe('production', () => {
  it('has no mailbox to read', async () => {
    const colo = await startTestApp({
      NODE_ENV: 'production',
      APP_URL: 'https://colo.example',
      SECRET: '8f3c1d0a7be94c25a6d1f0937e5b2c48',
      DATABASE_URL: lentDatabaseUrl,
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'Colo <oi@colo.example>',
    });
    expect((await colo.browser().get('/dev/mail')).status).toBe(404);
    await colo.close();
    const development = await startTestApp();
    expect((await development.browser().get('/dev/mail')).status).toBe(200);
    await development.close();
  });
});

describe('starting', () => {
  it('loads the made-up community where a demonstration is asked for, and never in production', async () => {
    const usual = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'true' };
    const production = {
      NODE_ENV: 'production',
      APP_URL: 'https://colo.example',
      SECRET: '8f3c1d0a7be94c25a6d1f0937e5b2c48',
      DATABASE_URL: lentDatabaseUrl,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Colo <oi@colo.example>',
    };
    const talks = async (mode: Record<string, string>) => {
      const colo = await startServer(readEnv({ ...usual, ...mode }), { database: lent() });
      const count = await database.db.$count(communityPosts);
      await colo.stop();
      return count;
    };
    expect(await talks(production)).toBe(0);
    expect(await talks({ NODE_ENV: 'test' })).toBe(60);
  });
});
