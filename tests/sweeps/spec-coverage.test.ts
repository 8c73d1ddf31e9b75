import { expect, it } from 'vitest';
import { missingFiles, missingTests, rowsOf, testsNamedIn } from '#tests/support/proof-page.ts';

/** docs/spec-coverage.md may only name what exists. */
const rows = rowsOf('docs/spec-coverage.md');
const proofs = rows.map(([, , , proof = '']) => proof);

it('every row says what, where and by what it is proved', () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''))).toEqual([]);
});

it('every file that the page names exists', () => {
  expect(missingFiles(rows.flatMap((cells) => cells.slice(2)))).toEqual([]);
});

it('every test that the page names is in its file', () => {
  expect(proofs.flatMap(testsNamedIn).length).toBeGreaterThan(10);
  expect(missingTests(proofs)).toEqual([]);
});
