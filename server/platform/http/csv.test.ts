import { expect, it } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

it.each([
  ['Ana', '"Ana"'],
  ['', '""'],
  ['disse "oi"', '"disse ""oi"""'],
  ['=1+1', `"'=1+1"`],
  ['+55 11', `"'+55 11"`],
  ['-1', `"'-1"`],
  ['@ana', `"'@ana"`],
  ['\tx', `"'\tx"`],
  ['duas\nlinhas', '"duas\nlinhas"'],
])('%o becomes %s, which no spreadsheet runs', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

it('a line ends as the standard says', () => {
  expect(csvLine(['a', 'b,c'])).toBe('"a","b,c"\r\n');
});
