import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { pulledStream } from './pulled-stream.ts';
import { zipChunks } from './zip-stream.ts';

const at = new Date('2026-03-08T03:00:00Z');
const zipStream = (...told: Parameters<typeof zipChunks>) => pulledStream(zipChunks(...told));

it('what goes in comes out, accents and empty files too', async () => {
  const stream = zipStream(
    [
      { name: 'a.txt', pieces: ['olá ', 'mãe'] },
      { name: 'empty.txt', pieces: [] },
    ],
    at,
  );
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['a.txt', 'olá mãe'],
    ['empty.txt', ''],
  ]);
});

it('a piece of any length comes out whole, with letters that take several bytes', async () => {
  const long = 'mãe 🌱 '.repeat(50_000);
  const stream = zipStream([{ name: 'long.txt', pieces: [long, 'fim'] }], at);
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
  expect(strFromU8(files['long.txt'] ?? new Uint8Array()) === `${long}fim`).toBe(true);
});

it('makes no more than is read: a slow phone fills no memory', async () => {
  let made = 0;
  const endless = async function* () {
    for (;;) {
      made++;
      // Random text, which no compression makes small.
      yield crypto.randomUUID().repeat(2000);
    }
  };
  const reader = zipStream([{ name: 'endless.txt', pieces: endless() }], at).getReader();
  await reader.read();
  await reader.read();
  const madeForTwo = made;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(made).toBe(madeForTwo);
  expect(made).toBeLessThan(10);
  await reader.cancel();
});

it('a failure in the middle breaks the download instead of ending it as if whole', async () => {
  const failing = async function* () {
    yield 'a';
    throw new Error('the database is gone');
  };
  const stream = zipStream([{ name: 'a.txt', pieces: failing() }], at);
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow('the database is gone');
});
