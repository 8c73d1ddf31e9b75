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
