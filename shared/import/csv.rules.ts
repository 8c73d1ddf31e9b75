/** A row of a CSV file, with the line on which it begins: what a person looks for to mend it. */
export type CsvRow = { line: number; cells: string[] };

/** A file with the names of its columns, and what each row has under a name. */
export type Table = { columns: string[]; rows: TableRow[] };
export type TableRow = {
  line: number;
  cells: readonly string[];
  /** Trimmed; empty where the column or the cell is missing. */
  cell(name: string): string;
};

const separators = [',', ';', '\t'] as const;

/** The sign that the first line has most of, outside of quotes: in Brazil spreadsheets write a semicolon. */
function separatorOf(text: string): string {
  const firstLine = /^(?:"(?:[^"]|"")*"|[^"\n])*/.exec(text)?.[0] ?? '';
  const unquoted = firstLine.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = separators.map((sign) => ({ sign, times: unquoted.split(sign).length }));
  return counted.reduce((most, one) => (one.times > most.times ? one : most)).sign;
}

/**
 * Reads CSV (RFC 4180) as programs and spreadsheets write it: quoted cells with separators, quotes and line breaks in
 * them, any kind of line end, a mark of the encoding in front. Empty lines are none.
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let [at, line] = [0, 1];
  while (at <= source.length) {
    const { cell, end, lines } =
      source[at] === '"' ? quotedCell(source, at, separator) : plainCell(source, at, separator);
    row.cells.push(cell);
    line += lines;
    at = end + 1;
    if (source[end] === separator) continue;
    if (row.cells.some((one) => one.trim() !== '')) rows.push(row);
    line++;
    row = { line, cells: [] };
  }
  return rows;
}

type Cell = { cell: string; end: number; lines: number };

function plainCell(source: string, from: number, separator: string): Cell {
  let end = from;
  while (end < source.length && source[end] !== separator && source[end] !== '\n') end++;
  return { cell: source.slice(from, end), end, lines: 0 };
}

/** What stands between a closing quote and the separator is part of no format, and of the cell here. */
function quotedCell(source: string, from: number, separator: string): Cell {
  let at = from + 1;
  let closing = source.indexOf('"', at);
  while (closing !== -1 && source[closing + 1] === '"') closing = source.indexOf('"', closing + 2);
  at = closing === -1 ? source.length : closing;
  const inside = source.slice(from + 1, at);
  const rest = plainCell(source, at + 1, separator);
  return {
    cell: inside.replaceAll('""', '"') + rest.cell,
    end: Math.max(rest.end, at),
    lines: inside.split('\n').length - 1,
  };
}

/** 'Start Condition', 'start_condition' and 'startCondition' are one column. */
export const columnKey = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Null where there is not even a line of names. */
export function readTable(text: string): Table | null {
  const [head, ...rows] = readCsv(text);
  if (!head) return null;
  const columns = head.cells.map(columnKey);
  const places = new Map(columns.map((name, place) => [name, place]));
  return {
    columns,
    rows: rows.map(({ line, cells }) => ({
      line,
      cells,
      cell: (name) => cells[places.get(columnKey(name)) ?? -1]?.trim() ?? '',
    })),
  };
}
