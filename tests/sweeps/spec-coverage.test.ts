import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** docs/spec-coverage.md may only name what exists. */
const rows = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

it('every row says what, where and by what it is proved', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''))).toEqual([]);
});

it('every file that the page names exists', () => {
  const named = rows
    .flatMap(
      (cells) =>
        cells
          .slice(2)
          .join(' ')
          .match(/`[^`]+`/g) ?? [],
    )
    .map((name) => name.slice(1, -1));
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

it('every test that the page names is in its file', () => {
  const proofs = rows.flatMap(([, , , proof = '']) => [...proof.matchAll(/`([^`]+)`: ([^`|]+?)(?=; `|$)/g)]);
  expect(proofs.length).toBeGreaterThan(10);
  const missing = proofs.filter(([, file = '', name = '']) => !readFileSync(file, 'utf8').includes(name));
  expect(missing.map(([whole]) => whole)).toEqual([]);
});
