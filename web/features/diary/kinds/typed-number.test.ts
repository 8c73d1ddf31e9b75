import { expect, it } from 'vitest';
import { shownNumber, typedNumber } from './typed-number.ts';

it.each([
  ['120', 120],
  [' 37,8 ', 37.8],
  ['37.8', 37.8],
  ['', null],
  ['  ', null],
])('what she typed as %j is %j', (text, value) => expect(typedNumber(text)).toBe(value));

it.each(['-5', '1e3', 'doze', '12 ml', '1.234,5', '0x10', '9999999'])(
  '%j is no number she could mean',
  (text) => expect(typedNumber(text)).toBeNaN(),
);

it('a number is shown with the sign of her language', () => {
  expect(shownNumber(37.8)).toBe('37,8');
  expect(shownNumber(37.8, '.')).toBe('37.8');
  expect(shownNumber(null)).toBe('');
});
