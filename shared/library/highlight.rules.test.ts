import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords, withoutAccents } from '../search/search-words.rules.ts';
import { matcherOf, type TextPiece } from '../search/sought.rules.ts';
import { articleExcerpt, articlePlainText, foundSentences, sentencesOf } from './highlight.rules.ts';

const joined = (pieces: TextPiece[]) => pieces.map(({ text }) => text).join('');
/** The words of a term as they stand. */
const matching = (term: string) =>
  matcherOf(searchWords(term).map((typed) => ({ typed, forms: [withoutAccents(typed)], isTyping: false })));

/** Texts as people write them, and as nobody does: accents apart, emoji, signs of Markdown, line ends. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'O bebê ',
        'bebes',
        'BEBÊ',
        'bebe\u0302',
        ' sono. ',
        'Sono!',
        '\n',
        '\n\n## ',
        '**mãe** ',
        '- ',
        '> ',
        '🍼',
        '… ',
        '“leite”? ',
      ),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));
const anyTerm = fc.oneof(fc.constantFrom('bebe', 'sono do bebê', 'b', 'mãe lei', '"🍼"'), anyText);

describe('showing what was found', () => {
  it.each([
    ['open brackets', '['.repeat(100_000)],
    ['links that never end', '[a]('.repeat(25_000)],
    ['stresses that never end', '**a '.repeat(25_000)],
    ['stresses of the other kind', '__a '.repeat(25_000)],
    ['quotes', '"'.repeat(100_000)],
    ['one word', 'a'.repeat(100_000)],
  ])('comes to an end for a text of nothing but %s', (_, text) => {
    expect(foundSentences(`Sono. ${text}`, matching('sono'))).toHaveLength(1);
  });

  it('never loses or invents a character', () => {
    fc.assert(
      fc.property(anyText, anyTerm, (text, term) => {
        expect(joined(matching(term)(text))).toBe(text);
        const plain = articlePlainText(text);
        let from = 0;
        for (const sentence of foundSentences(text, matching(term)).map(joined)) {
          const at = plain.indexOf(sentence, from);
          expect(at).toBeGreaterThanOrEqual(0);
          from = at + sentence.length;
        }
      }),
    );
  });

  it('makes sentences that are parts of the text, in its order, with nothing but space between them', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let rest = text;
        for (const sentence of sentencesOf(text)) {
          const at = rest.indexOf(sentence);
          expect(rest.slice(0, at).trim()).toBe('');
          rest = rest.slice(at + sentence.length);
        }
        expect(rest.trim()).toBe('');
      }),
    );
  });

  it('shows at most three sentences, the last that match, in the order of the text', () => {
    const text = 'Sono um. Nada. Sono dois.\nSono três. Nada! O sono quatro? Nada.';
    expect(foundSentences(text, matching('sono')).map(joined)).toEqual([
      'Sono dois.',
      'Sono três.',
      'O sono quatro?',
    ]);
  });

  it('bolds nothing for a term without a word', () => {
    expect(foundSentences('O sono. 🍼', matching(' "&|!():* 🍼 '))).toEqual([]);
  });
});

describe('the plain text of an article', () => {
  it.each([
    ['## Sinais\n\nO **choro** é *uma* fala.', 'Sinais\n\nO choro é uma fala.'],
    ['- **Até 4 semanas:** 30 minutos\n- outra', 'Até 4 semanas: 30 minutos\noutra'],
    ['> **Sono seguro.** De barriga para cima.', 'Sono seguro. De barriga para cima.'],
    ['3 * 4 * 5 e nome_de_arquivo_longo', '3 * 4 * 5 e nome_de_arquivo_longo'],
    ['Veja [o guia](/app) hoje', 'Veja o guia hoje'],
  ])('of %j is %j', (markdown, expected) => {
    expect(articlePlainText(markdown)).toBe(expected);
  });

  it('cuts an excerpt in one line and never half an emoji', () => {
    expect(articleExcerpt('## Um\n\ntexto', 150)).toBe('Um texto');
    expect(articleExcerpt(`${'a'.repeat(149)}🍼`, 150)).toBe('a'.repeat(149));
    fc.assert(fc.property(anyText, (text) => articleExcerpt(text, 150).length <= 150));
  });
});
