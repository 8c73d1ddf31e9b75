import { expect, it } from 'vitest';
import { missingFiles, missingTests, rowsOf, testsNamedIn } from '#tests/support/proof-page.ts';

/** docs/security.md may only promise what a test keeps, and says where it falls short. */
const rows = rowsOf('docs/security.md');
const proofs = rows.map(([, , , proof = '']) => proof);
const nothing = '–';

it('every row says what is asked, how it is met, by what it is proved, and what is short of it', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((cells) => cells.length !== 5 || cells.some((cell) => cell === ''))).toEqual([]);
});

it('what no test proves says what is missing', () => {
  const unproved = rows.filter(([, , , proof = '']) => testsNamedIn(proof).length === 0);
  expect(unproved.filter(([, , , proof, short]) => proof !== nothing || short === nothing)).toEqual([]);
});

it('every chapter of the standard is there', () => {
  const numbers = rows.map(([number = '']) => Number.parseInt(number, 10)).filter(Number.isInteger);
  expect([...new Set(numbers)].sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
});

it('every file that the page names exists', () => {
  expect(missingFiles(rows.flatMap((cells) => cells.slice(2)))).toEqual([]);
});

it('every test that the page names is in its file', () => {
  expect(proofs.flatMap(testsNamedIn).length).toBeGreaterThan(60);
  expect(missingTests(proofs)).toEqual([]);
});
