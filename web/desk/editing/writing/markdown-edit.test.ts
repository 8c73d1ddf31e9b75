import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarkdownFormat, markdownEdit, markdownFormats } from './markdown-edit.ts';

/** '[' and ']' stand for the two ends of the selection. */
function after(format: MarkdownFormat, marked: string): string {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  const text = marked.replace(/[‹›]/g, '');
  const edit = markdownEdit(format, { text, start, end }, 'texto');
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${changed.slice(0, edit.start)}‹${changed.slice(edit.start, edit.end)}›${changed.slice(edit.end)}`;
}

describe('words', () => {
  it.each([
    ['bold', 'o ‹sono› chega', 'o **‹sono›** chega'],
    ['bold', 'o **‹sono›** chega', 'o ‹sono› chega'],
    ['bold', 'aqui ‹›', 'aqui **‹›**'],
    ['italic', '‹sono›', '*‹sono›*'],
    ['italic', '*‹sono›*', '‹sono›'],
    ['italic', '**‹sono›**', '***‹sono›***'],
    ['link', 'veja ‹a rede›', 'veja [a rede](‹https://›)'],
    ['link', 'veja ‹›', 'veja [texto](‹https://›)'],
  ] as const)('%s: %s becomes %s', (format, before, then) => {
    expect(after(format, before)).toBe(then);
  });
});

describe('lines', () => {
  it.each([
    ['heading', 'À no‹›ite', '## À no‹›ite'],
    ['heading', '## À no‹›ite', 'À no‹›ite'],
    ['list', 'um\n‹dois\ntrês›', 'um\n‹- dois\n- três›'],
    ['list', '‹- um\n\n- dois›', '‹um\n\ndois›'],
    ['quote', 'a\n‹›\nb', 'a\n> ‹›\nb'],
    ['quote', '‹um\n\ndois›', '‹> um\n\n> dois›'],
  ] as const)('%s', (format, before, then) => {
    expect(after(format, before)).toBe(then);
  });
});

it('never takes a word away, wherever she pressed', () => {
  const words = (text: string) => text.match(/\p{L}+/gu) ?? [];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('sono', ' ', '\n', '*', '**', '- ', '## ', '> '), { maxLength: 20 }),
      fc.nat(60),
      fc.nat(60),
      fc.constantFrom(...markdownFormats.filter((format) => format !== 'link')),
      (parts, one, two, format) => {
        const text = parts.join('');
        const [start = 0, end = 0] = [one, two].map((at) => at % (text.length + 1)).sort((a, b) => a - b);
        const edit = markdownEdit(format, { text, start, end }, '');
        const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
        const isCut = /\p{L}/u.test(text[start - 1] ?? '') || /\p{L}/u.test(text[end] ?? '');
        if (!isCut) expect(words(changed)).toEqual(words(text));
        else expect(words(changed).join('')).toBe(words(text).join(''));
        expect(edit.start).toBeLessThanOrEqual(edit.end);
        expect(edit.end).toBeLessThanOrEqual(changed.length);
      },
    ),
  );
});
