import { describe, expect, it } from 'vitest';
import { readCsv } from './csv-reader.ts';

const cells = (text: string) => readCsv(text).map((row) => row.cells);

describe('CSV as spreadsheets write it', () => {
  it.each([
    [
      'plain',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with line ends of Windows and a last one',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with line ends of old',
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'with semicolons, as in Brazil',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'with tabs',
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['with a mark of the encoding', '\uFEFFa,b', [['a', 'b']]],
    [
      'quoted',
      '"a","b, ""c"""\n" 1\n2 ",3',
      [
        ['a', 'b, "c"'],
        [' 1\n2 ', '3'],
      ],
    ],
    ['with a quote within a word', 'a"b,c', [['a"b', 'c']]],
    ['with a quote that is never closed', 'a,b\n"1,2', [['a', 'b'], ['1,2']]],
    ['empty', '', []],
    ['of empty lines', '\n\n , \n', []],
  ])('%s', (_, text, rows) => {
    expect(cells(text)).toEqual(rows);
  });

  it('tells the line on which each row begins', () => {
    expect(readCsv('a\n"1\n2"\n\n3').map(({ line }) => line)).toEqual([1, 2, 5]);
  });
});
