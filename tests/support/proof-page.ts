import { existsSync, readFileSync } from 'node:fs';

/** The rows of every table of a page in Markdown, without their headings. */
export function rowsOf(page: string): string[][] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const isRuler = (line: string | undefined) => /^\|[\s:|-]+\|$/.test(line ?? '');
  return lines
    .filter((line, at) => line.startsWith('|') && !isRuler(line) && !isRuler(lines[at + 1]))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** What stands between backticks in these cells names a file or a folder: those that are not there. */
export function missingFiles(cells: string[]): string[] {
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  return named.filter((name) => !existsSync(name));
}

/** The file and the sentence of each test that a cell names; several stand apart by a semicolon. */
export function testsNamedIn(cell: string): { file: string; sentence: string }[] {
  const named = [...cell.matchAll(/`([^`]+)`: ([^`|]+?)(?=; `|$)/g)];
  return named.map(([, file = '', sentence = '']) => ({ file, sentence }));
}

export function missingTests(cells: string[]): string[] {
  return cells
    .flatMap(testsNamedIn)
    .filter(({ file, sentence }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(sentence))
    .map(({ file, sentence }) => `${file}: ${sentence}`);
}
