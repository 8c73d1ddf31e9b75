import { expect, it } from 'vitest';
import type { Piece } from './calendar-plan.rules.ts';
import type { DailyType } from './daily.rules.ts';
import { agesShown } from './showing.rules.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const piece = (id: string, contentType: DailyType, [fromAge, toAge]: [number, number]): Piece => ({
  id,
  contentType,
  fromAge,
  toAge,
  isEvergreen: toAge - fromAge >= 180,
});
/** Enough of every type for any day. */
const plenty = (['video', 'audio', 'article', 'activity', 'tip'] as const).flatMap((type) =>
  Array.from({ length: 12 }, (_, n) => piece(`${type} ${n}`, type, [-280, 793])),
);
const shown = (draft: Piece, pieces = plenty) => weekdays.map((weekday) => agesShown(pieces, draft, weekday));

it('a piece of one day is shown to those alone whose day of that type it is', () => {
  const ages = shown(piece('x', 'activity', [10, 10]));
  expect(ages.filter((found) => found.length > 0).length).toBeLessThan(7);
  expect(ages.filter((found) => found.length > 0).length).toBeGreaterThan(0);
  expect(new Set(ages.flat())).toEqual(new Set([10]));
});

it('a piece of two weeks is shown to all', () => {
  const ages = shown(piece('x', 'tip', [14, 27]));
  expect(ages.every((found) => found.length > 0)).toBe(true);
  expect(ages.flat().every((age) => age >= 14 && age <= 27)).toBe(true);
});

it('is judged as it is in the form, not as it was saved', () => {
  const before = piece('x', 'tip', [14, 27]);
  const ages = shown(piece('x', 'tip', [100, 113]), [...plenty, before]);
  expect(Math.min(...ages.flat())).toBeGreaterThanOrEqual(100);
});
