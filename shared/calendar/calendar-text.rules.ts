/** What every calendar file of ours is written with (RFC 5545). */

/** '20260308T030000Z' */
export const utcStamp = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** What has a meaning in the format is escaped; what no calendar can hold, is left out. */
export function calendarText(value: string): string {
  return (
    value
      .replaceAll(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the format forbids exactly these.
      .replaceAll(/[\x00-\x08\x0b-\x1f\x7f]/g, '')
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  );
}

/** Rings so many minutes before the beginning. */
export const alarmLines = (minutesBefore: number, summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-PT${minutesBefore}M`,
  `DESCRIPTION:${calendarText(summary)}`,
  'END:VALARM',
];

export const calendarLines = (lines: string[]) => lines.map((line) => `${folded(line)}\r\n`).join('');

const maxOctets = 75;

/** No line is longer than 75 octets; what goes on does so after a space. A letter is never cut in two. */
function folded(line: string): string {
  const rows: string[] = [];
  let row = '';
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    if (octets + size > maxOctets) {
      rows.push(row);
      row = ' ';
      octets = 1;
    }
    row += letter;
    octets += size;
  }
  return [...rows, row].join('\r\n');
}

/** In UTF-8. */
function octetsOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
