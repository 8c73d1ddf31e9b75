export const markdownFormats = ['heading', 'bold', 'italic', 'list', 'quote', 'link'] as const;
export type MarkdownFormat = (typeof markdownFormats)[number];

type Selection = { text: string; start: number; end: number };

/** What to put in place of a stretch of the text, and what is selected after that. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

const lineMarks = { heading: '## ', list: '- ', quote: '> ' } as const;
const wordMarks = { bold: '**', italic: '*' } as const;

/** Gives the selected words or lines a format, or takes it off them when they have it. */
export function markdownEdit(format: MarkdownFormat, selection: Selection, linkWords: string): Edit {
  if (format === 'bold' || format === 'italic') return wrapped(selection, wordMarks[format]);
  if (format === 'link') return linked(selection, linkWords);
  return prefixed(selection, lineMarks[format]);
}

function wrapped({ text, start, end }: Selection, mark: string): Edit {
  const words = text.slice(start, end);
  const { length } = mark;
  const isMarked = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark;
  // One star inside two is bold, and no italic to take off.
  const isOther = mark === '*' && text.slice(start - 2, start) === '**';
  if (isMarked && !isOther)
    return {
      from: start - length,
      to: end + length,
      insert: words,
      start: start - length,
      end: end - length,
    };
  return { from: start, to: end, insert: mark + words + mark, start: start + length, end: end + length };
}

function linked({ text, start, end }: Selection, linkWords: string): Edit {
  const words = text.slice(start, end) || linkWords;
  const address = 'https://';
  const begin = start + words.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${words}](${address})`,
    // The address is what she types next.
    start: begin,
    end: begin + address.length,
  };
}

function prefixed({ text, start, end }: Selection, mark: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const areMarked = lines.every((line) => line.startsWith(mark) || line === '') && lines.some(Boolean);
  const insert = lines
    .map((line) => {
      if (areMarked) return line.slice(mark.length);
      return line === '' && lines.length > 1 ? line : mark + line;
    })
    .join('\n');
  const isOneLine = lines.length === 1;
  const moved = insert.length - (to - from);
  return {
    from,
    to,
    insert,
    start: isOneLine ? Math.max(from, start + moved) : from,
    end: isOneLine ? Math.max(from, end + moved) : from + insert.length,
  };
}
