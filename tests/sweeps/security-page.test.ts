import { expect, it } from 'vitest';
import { missingFiles, missingTests, rowsOf, testsNamedIn } from '#tests/support/proof-page.ts';

/** docs/security.md may only promise what a test keeps, and says what is open. */
const rows = rowsOf('docs/security.md');
const proofs = rows.map(([, , , proof = '']) => proof);
const nothing = '–';

it('every row says what is asked, how it is met, by what it is proved, and how it stands', () => {
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.filter((cells) => cells.length !== 5 || cells.some((cell) => cell === ''))).toEqual([]);
});

/** Held by its tests, with a remark or without; the part of whoever runs Colo; or ours, and not done. */
const stateOf = ([, , , , state = '']: string[]) => /^(Held|Owner|Open|Does not apply)\b/.exec(state)?.[1];

it('every row says how it stands, and only what a test proves is held', () => {
  expect(rows.filter((row) => stateOf(row) === undefined)).toEqual([]);
  const unproved = rows.filter(([, , , proof = '']) => testsNamedIn(proof).length === 0);
  expect(unproved.filter((row) => row[3] !== nothing || stateOf(row) === 'Held')).toEqual([]);
});

it('at most five rows are open', () => {
  const open = rows.filter((row) => stateOf(row) === 'Open').map(([number]) => number);
  expect(open.length, open.join('; ')).toBeLessThanOrEqual(5);
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
