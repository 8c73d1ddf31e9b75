import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { onError } from './on-error.ts';

const failing = (error: Error) => {
  const app = new Hono().get('/', () => {
    throw error;
  });
  app.onError(onError(createLog('silent')));
  return app.request('/');
};

it.each([
  ['a database whose disk is full', '53100'],
  ['a database without a free connection', '53300'],
  ['a database that is being stopped', '57P01'],
  ['a database that crashed', '57P02'],
  ['a database that is starting', '57P03'],
  ['a broken connection', '08006'],
  ['a connection refused by the database', '08004'],
  ['a transaction that stood idle for too long', '25P03'],
  ['a statement that took too long', '57014'],
  ['a connection that broke while writing', 'EPIPE'],
  ['a connection that broke while reading', 'ECONNRESET'],
  ['a database that is out of reach', 'EHOSTUNREACH'],
  ['a database whose name is not found for now', 'EAI_AGAIN'],
  ['a database that is not there', 'ECONNREFUSED'],
  ['a full disk for media', 'ENOSPC'],
  ['a spent quota for media', 'EDQUOT'],
])('%s is told as away for now, and nothing of what happened inside', async (_name, code) => {
  const inside = Object.assign(new Error('could not extend file "base/5/16384"'), { code });
  const answer = await failing(new Error('Failed query: insert into users', { cause: inside }));
  expect(answer.status).toBe(503);
  const { error } = await answer.json();
  expect(error.code).toBe('unavailable');
  expect(JSON.stringify(error)).not.toMatch(/base\/5|query|insert/);
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
  'PGlite is closed',
])('a driver that tells of a lost connection in words alone is understood: %s', async (words) => {
  const answer = await failing(new Error('Failed query: begin', { cause: new Error(words) }));
  expect([answer.status, (await answer.json()).error.code]).toEqual([503, 'unavailable']);
});

it('what nobody foresaw is not mistaken for it', async () => {
  const answer = await failing(new TypeError('Cannot read properties of undefined'));
  expect([answer.status, (await answer.json()).error.code]).toEqual([500, 'internal']);
});
