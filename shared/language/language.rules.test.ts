import { describe, expect, it } from 'vitest';
import {
  isLanguage,
  languageOfPath,
  languages,
  pathInLanguage,
  startingLanguage,
  withoutLanguagePrefix,
} from './language.rules.ts';

describe('the language of a path', () => {
  it.each([
    ['/', 'pt'],
    ['/app', 'pt'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en/app/biblioteca', 'en'],
    // Only a whole segment is a prefix.
    ['/entre', 'pt'],
    ['/english/app', 'pt'],
    ['/app/en', 'pt'],
  ])('%s is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});

describe('the language at the start', () => {
  it('is the stored one, if it is a language of ours', () => {
    expect(startingLanguage('en', '/app')).toBe('en');
    expect(startingLanguage('pt', '/en/app')).toBe('pt');
  });

  it.each([null, undefined, '', 'fr', 'PT', 1])('is the one of the path when %j is stored', (stored) => {
    expect(startingLanguage(stored, '/en/app')).toBe('en');
    expect(startingLanguage(stored, '/app')).toBe('pt');
  });
});

describe('the same page in another language', () => {
  it.each([
    ['/', '/en'],
    ['/app', '/en/app'],
    ['/app/entre-maes', '/en/app/entre-maes'],
    ['/entre', '/en/entre'],
  ])('%s is %s in English, and back', (portuguese, english) => {
    expect(pathInLanguage(portuguese, 'en')).toBe(english);
    expect(pathInLanguage(english, 'pt')).toBe(portuguese);
    expect(withoutLanguagePrefix(english)).toBe(portuguese);
  });

  it('stays the same page, however often it is asked for', () => {
    for (const language of languages) {
      const once = pathInLanguage('/en/app', language);
      expect(pathInLanguage(once, language)).toBe(once);
    }
  });
});

it('knows two languages', () => {
  expect(languages).toEqual(['pt', 'en']);
  expect(isLanguage('pt') && isLanguage('en')).toBe(true);
  expect(isLanguage('fr')).toBe(false);
});
