/** A row of a CSV file, with the line on which it begins: what a person looks for to mend it. */
export type CsvRow = { line: number; cells: string[] };

/**
 * Reads CSV as spreadsheets write it: quoted cells with separators, quotes and line breaks inside, any kind of line
 * end, a mark of the encoding in front. The separator is the one of the first line: in Brazil it is a semicolon.
 */
export function readCsv(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const firstLine = source.split('\n', 1)[0] ?? '';
  const separator = firstLine.includes(';') ? ';' : firstLine.includes('\t') ? '\t' : ',';
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let cell = '';
  let line = 1;
  let isQuoted = false;
  const endRow = () => {
    row.cells.push(cell);
    if (row.cells.some((one) => one.trim() !== '')) rows.push(row);
    cell = '';
    row = { line, cells: [] };
  };
  for (let at = 0; at < source.length; at++) {
    const sign = source.charAt(at);
    if (sign === '\n') line++;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source.charAt(at + 1) === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      row.cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}
