import { expect, it } from 'vitest';
import { formatElapsed } from './elapsed.rules.ts';

it.each([
  [0, '00:00'],
  [59.9, '00:59'],
  [61, '01:01'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [36_061, '10:01:01'],
  [-5, '00:00'],
])('%d seconds are shown as %s', (seconds, shown) => {
  expect(formatElapsed(seconds)).toBe(shown);
});
