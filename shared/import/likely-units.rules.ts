import type { Table } from './csv.rules.ts';
import type { Recognised } from './import-files.ts';
import { type ImportUnits, readNumber } from './quantities.rules.ts';

/** What has to be asked before the files are taken, and what it most probably is; null where both can be. */
export type UnitsAsked = { [Unit in keyof ImportUnits]?: ImportUnits[Unit] | null };

type Asked = {
  column: string;
  /** Told from the middle one of the values. */
  guess(middle: number): UnitsAsked;
};

/** No bottle is of 12 ml and hardly one of 20 ounces; no baby is 30 cm long, nor as warm as 60 °C. */
const asked: readonly Asked[] = [
  { column: 'amount', guess: (middle) => ({ volume: middle < 16 ? 'oz' : 'ml' }) },
  { column: 'weight', guess: () => ({ weight: null }) },
  { column: 'height', guess: (middle) => ({ length: middle < 42 ? 'in' : 'cm' }) },
  { column: 'headcircumference', guess: (middle) => ({ length: middle < 25 ? 'in' : 'cm' }) },
  { column: 'temperature', guess: (middle) => ({ temperature: middle > 60 ? 'f' : 'c' }) },
];

/** Of Baby Buddy's files alone: the others name their units. A nappy's amount is in no unit of ours. */
export function unitsToAsk(files: readonly Recognised[]): UnitsAsked {
  const tables = files.flatMap((file) => (file.source === 'baby-buddy' ? [file.table] : []));
  return Object.assign({}, ...tables.flatMap(unitsOf)) as UnitsAsked;
}

function unitsOf(table: Table): UnitsAsked[] {
  if (table.columns.includes('wet')) return [];
  return asked.flatMap(({ column, guess }) => {
    if (!table.columns.includes(column)) return [];
    const values = table.rows.flatMap(({ cell }) => readNumber(cell(column)) ?? []).sort((a, b) => a - b);
    const middle = values[Math.floor(values.length / 2)];
    return middle === undefined ? [] : [guess(middle)];
  });
}
