import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { isTooDeep, jsonDepth } from './json-depth.ts';
import { onError } from './on-error.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('nesting', () => {
  it.each([
    [nested(32), false],
    [nested(33), true],
    ['['.repeat(33), true],
    ['{"a":'.repeat(33), true],
    [JSON.stringify('['.repeat(100)), false],
    [JSON.stringify({ text: `she said "${'{'.repeat(100)}` }), false],
    ['"\\\\"'.concat('['.repeat(33)), true],
    [JSON.stringify(Array.from({ length: 100 }, () => [[]])), false],
    ['', false],
    ['not json', false],
  ])('of %s is too deep: %s', (json, expected) => {
    expect(isTooDeep(json)).toBe(expected);
  });
});

describe('a body of JSON', () => {
  const app = new Hono();
  app.use(jsonDepth({ streamed: ['/upload'] }));
  app.post('/', async (c) => c.json(await c.req.json()));
  app.post('/upload', (c) => c.text(''));
  app.onError(onError(createLog('silent')));
  const post = (body: string, path = '/', type = 'application/json') =>
    app.request(path, { method: 'POST', headers: { 'Content-Type': type }, body });

  it('of a hundred thousand brackets is refused before it is read', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const answer = await post('['.repeat(100_000));
    expect(answer.status).toBe(400);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect((await answer.json()).error.code).toBe('invalid_input');
    expect((await post(nested(50_000), '/', 'application/ld+json; charset=utf-8')).status).toBe(400);
  });

  it('of the usual depth arrives whole, and an upload is left to itself', async () => {
    expect(await (await post('{"a":[1,{"b":"[["}]}')).json()).toEqual({ a: [1, { b: '[[' }] });
    expect((await post('['.repeat(100), '/upload')).status).toBe(200);
  });
});
