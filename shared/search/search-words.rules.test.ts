import { describe, expect, it } from 'vitest';
import { isStopWord, searchWords } from './search-words.rules.ts';

describe('the words of a search', () => {
  it.each([
    ['Introdução  alimentar', ['introdução', 'alimentar']],
    ['sono\' & !bebê | (mãe:*) <-> \\ "', ['sono', 'bebê', 'mãe']],
    ['recém-nascido', ['recém', 'nascido']],
    ['🍼 ??', []],
    ['\u0301', []],
    ['sono \u0301\u0302', ['sono']],
    [`${'\u0302'.repeat(60)}a`, []],
    ['sono sono sono', ['sono']],
  ])('of %j are %j', (term, words) => {
    expect(searchWords(term)).toEqual(words);
  });

  it('are few and short, however much was sent', () => {
    const words = searchWords(
      'palavra'.repeat(2_000) + Array.from({ length: 3_000 }, (_, n) => ` p${n}`).join(''),
    );
    expect(words.length).toBeLessThanOrEqual(16);
    expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(40);
    expect(searchWords(Array.from({ length: 50 }, (_, n) => `p${n}`).join(' '))).toHaveLength(16);
  });

  it('know what says nothing alone, with or without accents', () => {
    expect(['não', 'nao', 'de'].map((word) => isStopWord(word, 'pt'))).toEqual([true, true, true]);
    expect([isStopWord('the', 'en'), isStopWord('the', 'pt'), isStopWord('sono', 'pt')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
