import { type Inline, inlineText, parseInline } from './markdown-text.rules.ts';

/** A text is a row of blocks. A box holds every other kind, but no box. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Inline[][] }
  | { kind: 'box'; blocks: Block[] };

const heading = /^(#{2,3})[ \t]+(\S.*)$/;
const bullet = /^[ \t]*[-*][ \t]+(\S.*)$/;
const numbered = /^[ \t]*(\d{1,9})[.)][ \t]+(\S.*)$/;
const boxed = /^>[ \t]?(.*)$/;

/**
 * The safe part of Markdown: headings, lists, boxes (quotes), strong, emphasis and links. Whatever is not one of
 * these is shown as it was written, HTML above all; a single line break stays a line break.
 */
export function parseMarkdown(source: string): Block[] {
  return parseLines(source.split(/\r\n|\r|\n/), true);
}

function parseLines(lines: readonly string[], mayBox: boolean): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  /** The lines from here on that fit, without their mark; moves past them. */
  const take = (pattern: RegExp): RegExpExecArray[] => {
    const taken: RegExpExecArray[] = [];
    for (let match = pattern.exec(lines[at] ?? ''); match; match = pattern.exec(lines[++at] ?? '')) {
      taken.push(match);
      if (at + 1 >= lines.length) {
        at++;
        break;
      }
    }
    return taken;
  };

  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') at++;
    else if (mayBox && boxed.test(line)) {
      const inside = take(boxed).map((match) => match[1] ?? '');
      blocks.push({ kind: 'box', blocks: parseLines(inside, false) });
    } else if (heading.test(line)) {
      const [, hashes = '##', words = ''] = heading.exec(line) ?? [];
      blocks.push({
        kind: 'heading',
        level: hashes.length === 2 ? 2 : 3,
        children: parseInline(words.trim()),
      });
      at++;
    } else if (bullet.test(line)) {
      const items = take(bullet).map((match) => parseInline(match[1]?.trim() ?? ''));
      blocks.push({ kind: 'list', isOrdered: false, start: 1, items });
    } else if (numbered.test(line)) {
      const taken = take(numbered);
      const items = taken.map((match) => parseInline(match[2]?.trim() ?? ''));
      blocks.push({ kind: 'list', isOrdered: true, start: Number(taken[0]?.[1] ?? 1), items });
    } else {
      const words: string[] = [];
      while (at < lines.length && isPlain(lines[at] ?? '', mayBox)) words.push((lines[at++] ?? '').trimEnd());
      blocks.push({ kind: 'paragraph', children: parseInline(words.join('\n')) });
    }
  }
  return blocks;
}

function isPlain(line: string, mayBox: boolean): boolean {
  return (
    line.trim() !== '' &&
    !heading.test(line) &&
    !bullet.test(line) &&
    !numbered.test(line) &&
    !(mayBox && boxed.test(line))
  );
}

/** What is read aloud, one string per breath: a heading, a paragraph, an item of a list. */
export function spokenText(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'box') return spokenText(block.blocks);
    if (block.kind === 'list') return block.items.map(inlineText);
    return [inlineText(block.children)];
  });
}
