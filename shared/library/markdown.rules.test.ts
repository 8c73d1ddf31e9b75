import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, parseMarkdown, spokenText } from './markdown.rules.ts';
import type { Inline } from './markdown-text.rules.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words });
const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });

describe('a plain text', () => {
  it('keeps its line breaks, and an empty line begins a paragraph', () => {
    expect(parseMarkdown('Um.\nDois.\n\nTrês.')).toEqual([
      paragraph(text('Um.\nDois.')),
      paragraph(text('Três.')),
    ]);
  });

  it('from another system keeps them too', () => {
    expect(parseMarkdown('Um.\r\nDois.\r\n\r\nTrês.')).toEqual(parseMarkdown('Um.\nDois.\n\nTrês.'));
  });

  it('lets no HTML through: it is shown as it was written', () => {
    const script = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
    expect(parseMarkdown(script)).toEqual([paragraph(text(script))]);
  });

  it('is not marked by a sum or a lonely star', () => {
    for (const words of ['2 * 3 * 4', 'um * só', '**', '*', '#sono', '[colo]', '-sem espaço'])
      expect(parseMarkdown(words)).toEqual([paragraph(text(words))]);
  });

  it('of nothing has nothing', () => {
    expect(parseMarkdown('')).toEqual([]);
    expect(parseMarkdown(' \n\n\t')).toEqual([]);
  });
});

describe('marks', () => {
  it('make headings, lists and boxes', () => {
    const source =
      '## Sono\n### À noite\n- um\n- dois\n\n3. três\n4. quatro\n> **Sono seguro.** De costas.\n>\n> - vazio';
    expect(parseMarkdown(source)).toEqual([
      { kind: 'heading', level: 2, children: [text('Sono')] },
      { kind: 'heading', level: 3, children: [text('À noite')] },
      { kind: 'list', isOrdered: false, start: 1, items: [[text('um')], [text('dois')]] },
      { kind: 'list', isOrdered: true, start: 3, items: [[text('três')], [text('quatro')]] },
      {
        kind: 'box',
        blocks: [
          paragraph({ kind: 'strong', children: [text('Sono seguro.')] }, text(' De costas.')),
          { kind: 'list', isOrdered: false, start: 1, items: [[text('vazio')]] },
        ],
      },
    ]);
  });

  it('make strong words, emphasis, and both at once', () => {
    expect(parseMarkdown('a **b *c* d** *e* ***f***')).toEqual([
      paragraph(
        text('a '),
        { kind: 'strong', children: [text('b '), { kind: 'emphasis', children: [text('c')] }, text(' d')] },
        text(' '),
        { kind: 'emphasis', children: [text('e')] },
        text(' '),
        { kind: 'strong', children: [{ kind: 'emphasis', children: [text('f')] }] },
      ),
    ]);
  });

  it.each(['https://www.who.int/health', 'http://exemplo.test', '/app/biblioteca', '/en/app?preview=1'])(
    'link to %s',
    (href) => {
      expect(parseMarkdown(`veja [aqui](${href}).`)).toEqual([
        paragraph(text('veja '), { kind: 'link', href, children: [text('aqui')] }, text('.')),
      ]);
    },
  );

  it.each([
    'javascript:alert',
    'data:text/html,x',
    '//mau.test',
    '/\\mau.test',
    'mau',
    'https://',
    'vbscript:x',
  ])('never link to %s, which stays as written', (href) => {
    expect(parseMarkdown(`[aqui](${href})`)).toEqual([paragraph(text(`[aqui](${href})`))]);
  });
});

it('is read aloud without its marks', () => {
  expect(spokenText(parseMarkdown('## Oi\n- *um*\n- dois\n> **Três** e [quatro](/app)'))).toEqual([
    'Oi',
    'um',
    'dois',
    'Três e quatro',
  ]);
});

/** Pieces that mean something to the parser, in every wrong order. */
const anything = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        '**',
        '*',
        '[',
        ']',
        '(',
        ')',
        '/a',
        'https://x',
        '> ',
        '- ',
        '1. ',
        '## ',
        '\n',
        '\r\n',
        ' ',
        'sono',
        'colo',
        '<b>',
      ),
      { maxLength: 60 },
    )
    .map((pieces) => pieces.join('')),
);

const letters = (words: string) => words.replace(/[^\p{L}]/gu, '');

it('never throws, and no letter is lost or invented, whatever is written', () => {
  fc.assert(
    fc.property(anything, (source) => {
      expect(letters(everything(parseMarkdown(source)))).toBe(letters(source));
    }),
    { numRuns: 1000 },
  );
});

it('stays quick on a text made to slow it down', () => {
  for (const piece of ['[', '**a', '*a', '> ', '[a](', '- '])
    expect(letters(everything(parseMarkdown(piece.repeat(20_000))))).toBe(letters(piece.repeat(20_000)));
});

/** Every character that is kept, addresses included, in the order of the text. */
function everything(blocks: readonly Block[]): string {
  const inside = (inlines: readonly Inline[]): string =>
    inlines
      .map((part) =>
        part.kind === 'text' ? part.text : inside(part.children) + (part.kind === 'link' ? part.href : ''),
      )
      .join('');
  return blocks
    .map((block) =>
      block.kind === 'box'
        ? everything(block.blocks)
        : block.kind === 'list'
          ? block.items.map(inside).join('\n')
          : inside(block.children),
    )
    .join('\n');
}
