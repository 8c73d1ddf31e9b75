import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import { momentOf } from '../time/zoned-time.ts';
import { readCsv, readTable } from './csv.rules.ts';
import { readDay, readDuration, readMoment } from './moments.rules.ts';
import { readGrams, readMillimetres, readMl, readNumber, readTenths } from './quantities.rules.ts';
import { uuid5 } from './uuid5.rules.ts';

const cells = (text: string) => readCsv(text).map((row) => row.cells);

describe('a CSV file', () => {
  it('is read with commas, semicolons or tabs, whichever its first line has', () => {
    expect(cells('a,b\n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(cells('a;b\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
    expect(cells('a\tb\n1;2\t3')).toEqual([
      ['a', 'b'],
      ['1;2', '3'],
    ]);
    expect(cells('"a;x",b\n1;2,3')).toEqual([
      ['a;x', 'b'],
      ['1;2', '3'],
    ]);
  });

  it('may begin with a mark of its encoding, and end its lines in any way', () => {
    expect(cells('\uFEFFa,b\r\n1,2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(cells('a,b\r1,2\r')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('may quote: separators, quotes and lines within a cell are part of it', () => {
    expect(cells('a,b\n"one, two","say ""hi""\nthere"\n3,')).toEqual([
      ['a', 'b'],
      ['one, two', 'say "hi"\nthere'],
      ['3', ''],
    ]);
    expect(cells('a\n""\n"x"')).toEqual([['a'], ['x']]);
    expect(cells('a,b\n"never closed,1\n2')).toEqual([['a', 'b'], ['never closed,1\n2']]);
  });

  it('tells on which line a row begins, over quoted lines and empty ones', () => {
    expect(readCsv('a\n"1\n2\n3"\n\n4\n"5"').map(({ line }) => line)).toEqual([1, 2, 6, 7]);
  });

  it('is known by its columns however they are written, and a short row lacks the rest', () => {
    const table = readTable('Start Condition,child_id\nx');
    expect(table?.columns).toEqual(['startcondition', 'childid']);
    expect(table?.rows[0]?.cell('startCondition')).toBe('x');
    expect(table?.rows[0]?.cell('child_id')).toBe('');
    expect(table?.rows[0]?.cell('nothing')).toBe('');
    expect(readTable('')).toBeNull();
  });
});

describe('a moment', () => {
  const inSaoPaulo = (text: string) => readMoment(text, 'America/Sao_Paulo')?.toISOString() ?? null;

  it('without a zone is on the clock of the family', () => {
    expect(inSaoPaulo('2026-02-25 10:30')).toBe('2026-02-25T13:30:00.000Z');
    expect(inSaoPaulo('2020-02-17 03:04:09')).toBe('2020-02-17T06:04:09.000Z');
    expect(inSaoPaulo('2018-01-10 10:30')).toBe('2018-01-10T12:30:00.000Z');
  });

  it('is as the clocks were, also on days on which they changed', () => {
    const days = ['2018-02-17', '2018-02-18', '2018-11-03', '2018-11-04', '2018-11-05'];
    for (const date of days)
      for (let hour = 0; hour < 24; hour++) {
        const wall = { date: calendarDate(date), hour, minute: 30, second: 0 };
        expect(inSaoPaulo(`${date} ${hour}:30`)).toBe(momentOf(wall, 'America/Sao_Paulo').toISOString());
      }
  });

  it('with a zone is where that says', () => {
    expect(inSaoPaulo('2026-02-25T10:30:00.000Z')).toBe('2026-02-25T10:30:00.000Z');
    expect(inSaoPaulo('2026-02-25 10:30:00+02:00')).toBe('2026-02-25T08:30:00.000Z');
    expect(inSaoPaulo('2026-02-25 10:30:00-0300')).toBe('2026-02-25T13:30:00.000Z');
  });

  it('may be told in halves of a day, and is never guessed from another order', () => {
    expect(inSaoPaulo('2026-02-25 12:05 AM')).toBe('2026-02-25T03:05:00.000Z');
    expect(inSaoPaulo('2026-02-25 12:05 PM')).toBe('2026-02-25T15:05:00.000Z');
    for (const text of ['02/03/2026 10:30', '2026-02-30 10:30', '2026-02-25 25:00', '2026-02-25', '', 'soon'])
      expect(inSaoPaulo(text)).toBeNull();
  });

  it('falls on a day where the family lives', () => {
    expect(readDay('2026-02-26T01:00:00.000Z', 'America/Sao_Paulo')).toBe('2026-02-25');
    expect(readDay('2026-02-26', 'America/Sao_Paulo')).toBe('2026-02-26');
    expect(readDay('26/02/2026', 'America/Sao_Paulo')).toBeNull();
  });

  it('lasts hours and minutes, with seconds and days where they are told', () => {
    expect(
      ['00:28', '8:00', '4:00:00', '1 day, 4:00:00', '2 days, 0:00:30', 'x', ''].map(readDuration),
    ).toEqual([1680, 28_800, 14_400, 100_800, 172_830, null, null]);
  });
});

describe('an amount', () => {
  it('has its unit beside it, or the one that was told', () => {
    expect([
      readMl('200ml'),
      readMl('3 oz'),
      readMl('3.5 fl oz'),
      readMl('0.25oz'),
      readMl('3,4', 'oz'),
    ]).toEqual([200, 89, 104, 7, 101]);
    expect([
      readGrams('6.66kg'),
      readGrams('8lb 3oz'),
      readGrams('14lbs.10oz'),
      readGrams('10.45', 'lb'),
    ]).toEqual([6660, 3714, 6634, 4740]);
    expect([readMillimetres('62.5cm'), readMillimetres('24.5in'), readMillimetres('2\'1.5"')]).toEqual([
      625, 622, 648,
    ]);
    expect(['37.6°C', '99.5°F', '37,6', '100.2', '36.9 c'].map(readTenths)).toEqual([
      376, 375, 376, 379, 369,
    ]);
  });

  it('is none where a unit or a number makes no sense', () => {
    expect([
      readMl('two'),
      readMl('3 cups'),
      readMl(''),
      readGrams('3 constructor'),
      readTenths('warm'),
    ]).toEqual([null, null, null, null, null]);
    expect(['1.234,5', '1e3', '--1', '5.', '.5'].map(readNumber)).toEqual([null, null, null, 5, 0.5]);
  });
});

it('an id is the one of its name, as the format says', () => {
  const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
  expect(uuid5(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
  expect(uuid5(dns, 'python.org')).toBe('886313e1-3b8a-5372-9b90-0c9aee199e5d');
  expect(uuid5(dns, 'maçã'.repeat(40))).toBe('eaee77ca-e7e2-50de-9be5-421d11b0cac9');
});
