import { expect, it } from 'vitest';
import { pieceIn, segmentOf, segmentOfNew, viewIn } from './daily-view.ts';

it('what is open is named by the address, and read back from it', () => {
  expect(pieceIn(undefined)).toBeUndefined();
  expect(pieceIn('4f1c')).toEqual({ id: '4f1c' });
  expect(pieceIn(segmentOfNew())).toEqual({ id: null, ages: undefined });
  expect(pieceIn(segmentOfNew({ fromAge: -35, toAge: 793 }))).toEqual({
    id: null,
    ages: { fromAge: -35, toAge: 793 },
  });
});

it.each(['novo.20.14', 'novo.-281.0', 'novo.0.794'])('%s begins without ages', (segment) => {
  expect(pieceIn(segment)).toEqual({ id: null, ages: undefined });
});

it('an address that names no view shows the list', () => {
  expect(viewIn('nada')).toBe('list');
  expect(viewIn(segmentOf('gaps'))).toBe('gaps');
  expect(viewIn(segmentOf('list'))).toBe('list');
});
