import { describe, expect, it } from 'vitest';
import { foods } from '../../../foods/foods-list.ts';
import { understand } from '../understand.ts';
import { english } from './english.ts';
import { portuguese } from './portuguese.ts';

describe.each([portuguese, english])('the words of $vocabulary.language', (lexicon) => {
  it('mean one thing each: of two, nobody would know which was meant', () => {
    const meanings = new Map<string, Set<string>>();
    for (const phrases of lexicon.byFirstWord.values())
      for (const { words, meaning } of phrases) {
        const phrase = words.join(' ');
        meanings.set(phrase, (meanings.get(phrase) ?? new Set()).add(JSON.stringify(meaning)));
      }
    expect(meanings.size).toBeGreaterThan(1000);
    expect([...meanings].filter(([, found]) => found.size > 1).map(([phrase]) => phrase)).toEqual([]);
  });

  it.each(foods.map(({ key }) => key))('have a name for the food %s, which is understood', (key) => {
    const names = { ...lexicon.vocabulary.foods, ...(lexicon === portuguese && { coconut: 'coco' }) };
    const [name = ''] = (names as Record<string, string>)[key]?.split('|') ?? [];
    const ate = { pt: 'comeu', en: 'ate' }[lexicon.vocabulary.language];
    const here = { now: new Date('2026-07-15T18:40:00Z'), timeZone: 'America/Sao_Paulo' };
    const { drafts, isSure } = understand({ text: `${ate} ${name}`, lexicon, ...here });
    expect(drafts.map(({ details }) => details)).toEqual([{ food: key, liking: null, signs: [] }]);
    expect(isSure).toBe(true);
  });
});
