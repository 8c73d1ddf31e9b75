import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The database's own process, of a file of ours: server/platform/db/embedded.ts. */
const starters = ['server/platform/db/embedded.ts'];

it('the server starts no program but the one of its own database', () => {
  const files = globSync('{server,shared}/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(300);
  const starting = files.filter((file) => /child_process/.test(readFileSync(file, 'utf8')));
  expect(starting).toEqual(starters);
});
