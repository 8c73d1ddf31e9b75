import { expect, it } from 'vitest';
import { cutAfterWord, sharedDescription, shortDescription } from './sharing.rules.ts';

it.each([
  ['what fits', 'Uma noite', 20, ['Uma noite', '']],
  ['a word that just fits', 'Uma noite calma', 9, ['Uma noite', ' calma']],
  ['a word that does not', 'Uma noite calma', 8, ['Uma', ' noite calma']],
  ['a word without end', 'abcdef', 3, ['abc', 'def']],
  ['half an emoji', 'ab🌙', 3, ['ab', '🌙']],
  ['nothing', '', 3, ['', '']],
])('a text is cut after a whole word: %s', (_what, text, length, [shown, cut]) => {
  expect(cutAfterWord(text, length)).toEqual({ shown, cut });
});

it('the description is the introduction, or how the text begins, in one line without signs', () => {
  expect(sharedDescription({ introduction: ' Calma,\n**sempre**. ', content: 'x' })).toBe('Calma, sempre.');
  expect(sharedDescription({ introduction: '', content: '## Noite\n\n- luz\n- som' })).toBe('Noite luz som');
  expect(sharedDescription({ introduction: null, content: '' })).toBe('');
});

it('a description that is too long ends with a word and an ellipsis', () => {
  const short = shortDescription({ introduction: 'Uma frase inteira, '.repeat(20), content: '' });
  expect(short).toMatch(/[a-z]…$/);
  expect(short.length).toBeLessThanOrEqual(156);
  expect(shortDescription({ introduction: 'Curta.', content: '' })).toBe('Curta.');
});
