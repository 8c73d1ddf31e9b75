import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingFiles, missingTests, rowsOf, testsNamedIn } from '#tests/support/proof-page.ts';

/**
 * docs/spec-coverage.md has every statement of the specification, and may only name what exists. The specification
 * itself is not here: its sections are, and each heading of the page says how many statements its section has.
 */
const page = 'docs/spec-coverage.md';
const rows = rowsOf(page);
const proofs = rows.map(([, , , proof = '']) => proof);
const statements = rows.map(([, statement = '']) => statement);

const inSection = (section: number, parts: number) =>
  Array.from({ length: parts }, (_, part) => `${section}.${part + 1}`);
/** R is our reading of the specification, decision by decision; B is what is promised beyond it. */
const sections = ['1', ...inSection(2, 13), '3', '4', '5', '6', ...inSection(7, 3), '8', '9', 'R', 'B'];
const headings = [...readFileSync(page, 'utf8').matchAll(/^##+ (\S+) .*\((\d+)\)$/gm)];

it('every section of the specification is there, in its order', () => {
  expect(headings.map(([, section]) => section)).toEqual(sections);
});

it('every statement is there, in its order: as many as its section has', () => {
  const expected = headings.flatMap(([, section, count]) =>
    Array.from({ length: Number(count) }, (_, place) => `${section}.${place + 1}`),
  );
  expect(headings.filter(([, , count]) => Number(count) === 0)).toEqual([]);
  expect(rows.map(([id]) => id)).toEqual(expected);
});

describe('every row', () => {
  it('says what, where and by what it is proved', () => {
    expect(rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell === ''))).toEqual([]);
  });

  it('names a file, and a test by its sentence', () => {
    const unproved = rows.filter(([, , place = '', proof = '']) => !place.includes('`') || !named(proof));
    expect(unproved).toEqual([]);
  });

  it('is told once', () => {
    expect(statements.filter((statement, at) => statements.indexOf(statement) !== at)).toEqual([]);
  });
});

it('every file that the page names exists', () => {
  expect(missingFiles(rows.flatMap((cells) => cells.slice(2)))).toEqual([]);
});

it('every test that the page names is in its file', () => {
  expect(missingTests(proofs)).toEqual([]);
});

it('every text that the page quotes is said to the letter', () => {
  const quoted = statements.flatMap((statement) => between("'", statement));
  const said = Object.values(import.meta.glob('../../web/texts/{pt,en}/*.ts', { eager: true })).flatMap(
    wordsIn,
  );
  expect(quoted.length).toBeGreaterThan(200);
  expect(quoted.filter((text) => !said.some((words) => words.includes(text)))).toEqual([]);
});

it('every name that a statement gives is in the code to the letter', () => {
  const names = statements.flatMap((statement) => between('`', statement));
  const files = globSync('{server,shared,web}/**/*.{ts,tsx,sql}').filter((file) => !file.includes('.test.'));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !code.includes(name))).toEqual([]);
});

const named = (proof: string): boolean => testsNamedIn(proof).length > 0;

/** What stands between two marks; the marks come in pairs. */
function between(mark: string, statement: string): string[] {
  const pieces = statement.split(mark);
  expect(pieces.length % 2, `an open ${mark} in: ${statement}`).toBe(1);
  return pieces.filter((_, at) => at % 2 === 1);
}

function wordsIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts];
  return texts && typeof texts === 'object' ? Object.values(texts).flatMap(wordsIn) : [];
}
