import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const web = new URL('..', import.meta.url).pathname;

it('every room whose parts name classes is read for them: else what they hide or lay out stays as it was', () => {
  const dressed = globSync('*/**/*.tsx', { cwd: web }).filter(
    (file) =>
      !file.includes('.test.') &&
      !file.startsWith('dev/') &&
      /className=/.test(readFileSync(web + file, 'utf8')),
  );
  const rooms = new Set(dressed.map((file) => file.split('/')[0] ?? file));
  const sources = readFileSync(`${web}styles/app.css`, 'utf8').matchAll(/@source "\.\.\/([^"]+)"/g);
  const read = [...sources].map(([, room]) => room);
  expect([...rooms].sort()).toEqual(read.sort());
});
