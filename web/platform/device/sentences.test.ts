import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it('cuts a text into sentences, each with its mark', () => {
  expect(sentencesOf('Calma. Você consegue! Será? “Sim.” Talvez…\nAmanhã')).toEqual([
    'Calma.',
    'Você consegue!',
    'Será?',
    '“Sim.”',
    'Talvez…',
    'Amanhã',
  ]);
});

it('cuts a long sentence where one would breathe', () => {
  const long = `${'o bebê dorme e acorda '.repeat(7).trim()}, ${'e tudo recomeça '.repeat(8).trim()}.`;
  const pieces = sentencesOf(long);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces[0]?.endsWith(',')).toBe(true);
});

it('has nothing to say of nothing', () => {
  expect(sentencesOf('')).toEqual([]);
  expect(sentencesOf(' ... \n — ')).toEqual([]);
});

it('loses no letter, and no piece is too long for a voice', () => {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (text) => {
      const pieces = sentencesOf(text);
      expect(letters(pieces.join(''))).toBe(letters(text));
      expect(pieces.every((piece) => piece.length <= 180)).toBe(true);
    }),
  );
});
