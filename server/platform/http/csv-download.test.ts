import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { csvDownload } from './csv-download.ts';

const written: string[] = [];
const log = createLog('error', { write: (line) => written.push(line) });

const download = (pieces: AsyncIterable<string>) =>
  new Hono().get('/', (c) => csvDownload(c, log, { fileName: 'sono.csv', pieces })).request('/');

it('comes as a file, whole', async () => {
  const answer = await download(
    (async function* () {
      yield 'mãe\r\n';
      yield 'bebê\r\n';
    })(),
  );
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="sono.csv"');
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(await answer.text()).toBe('mãe\r\nbebê\r\n');
});

it('a page that fails breaks the file, instead of ending it as if whole, and is written to the log', async () => {
  const answer = await download(
    (async function* () {
      yield 'mãe\r\n';
      throw new Error('the database is gone');
    })(),
  );
  await expect(answer.text()).rejects.toThrow('the database is gone');
  expect(written.join()).toContain('a download broke off');
});

it('asks for no further page when nobody reads any more', async () => {
  let [made, isOver] = [0, false];
  const answer = await download(
    (async function* () {
      try {
        for (;;) yield `${made++}`;
      } finally {
        isOver = true;
      }
    })(),
  );
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect([made, isOver]).toEqual([1, true]);
});
