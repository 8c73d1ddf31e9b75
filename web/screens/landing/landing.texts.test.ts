import { describe, expect, it } from 'vitest';
import { landingTexts } from './landing.texts.ts';

/** Names and signs that are the same in every language. */
const shared = new Set(['Instagram', 'Facebook', 'YouTube', '© 2024 Colo']);

/** 'hero.manifesto.body' and its words, for every text there is. */
function flatten(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === 'string' ? [[here, value] satisfies [string, string]] : flatten(value, here);
  });
}

const pt = flatten(landingTexts.pt);
const en = new Map(flatten(landingTexts.en));

describe('the words of the front door', () => {
  it('exist in both languages, under the same keys', () => {
    expect([...en.keys()]).toEqual(pt.map(([key]) => key));
  });

  it.each(pt)('%s says something, and is not the same in both languages', (key, words) => {
    expect(words.trim()).not.toBe('');
    // A day of the week is one letter, and some letters agree.
    if (shared.has(words) || key.startsWith('journey.days')) return;
    expect(en.get(key)).not.toBe(words);
  });

  it('speak of Colo, and of nobody else', () => {
    expect([...en.values(), ...pt.map(([, words]) => words)].join(' ')).not.toMatch(/the product|o produto/i);
  });
});
