import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DifferencePiece, difference } from './difference.rules.ts';

const without = (kind: DifferencePiece['kind'], pieces: readonly DifferencePiece[]) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

/** Few words, so that the texts have much in common. */
const text = fc
  .array(fc.constantFrom('sono', 'noite', ' ', '\n', '.', 'é', '**', '👶', '\n\n', '  '), { maxLength: 60 })
  .map((parts) => parts.join(''));

it('joined, the pieces give back both texts, character by character', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (before, after) => {
      const pieces = difference(before, after);
      expect(without('new', pieces)).toBe(before);
      expect(without('gone', pieces)).toBe(after);
    }),
  );
});

it('equal texts have one piece, and nothing has none', () => {
  fc.assert(
    fc.property(text, (same) => {
      expect(difference(same, same).every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
  expect(difference('', '')).toEqual([]);
});

it('shows the word that changed, and leaves the others alone', () => {
  expect(difference('Ela dorme à noite.', 'Ela acorda à noite.')).toEqual([
    { kind: 'same', text: 'Ela ' },
    { kind: 'gone', text: 'dorme' },
    { kind: 'new', text: 'acorda' },
    { kind: 'same', text: ' à noite.' },
  ]);
});

it('a new paragraph is only a new paragraph', () => {
  const before = 'Primeira.\n\nTerceira.\n';
  expect(
    difference(before, 'Primeira.\n\nSegunda.\n\nTerceira.\n').filter(({ kind }) => kind !== 'same'),
  ).toEqual([{ kind: 'new', text: 'Segunda.\n\n' }]);
});

it('two long texts with nothing in common are shown whole', () => {
  const words = (word: string) => Array.from({ length: 4000 }, (_, at) => `${word}${at}`).join(' ');
  const [before, after] = [words('a'), words('b')];
  const pieces = difference(before, after);
  expect(pieces).toEqual([
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ]);
});
