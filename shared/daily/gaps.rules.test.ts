import { expect, it } from 'vitest';
import { firstAge, lastAge } from './daily.rules.ts';
import { gapsOf } from './gaps.rules.ts';

const piece = (fromAge: number, toAge: number, isEvergreen = false) => ({ fromAge, toAge, isEvergreen });

it('without content every age is an empty gap', () => {
  expect(gapsOf([])).toEqual([{ fromAge: firstAge, toAge: lastAge, isEmpty: true }]);
});

it('ages with nothing at all come first, then those that only have what is true at any age', () => {
  const gaps = gapsOf([piece(-280, -1, true), piece(0, 27), piece(20, 34), piece(42, 793)]);
  expect(gaps).toEqual([
    { fromAge: 35, toAge: 41, isEmpty: true },
    { fromAge: -280, toAge: -1, isEmpty: false },
  ]);
});

it('content that reaches beyond the calendar covers what lies within', () => {
  expect(gapsOf([piece(-400, 900)])).toEqual([]);
  expect(gapsOf([piece(-400, -300), piece(800, 900)])).toHaveLength(1);
});
