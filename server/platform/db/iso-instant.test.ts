import { expect, it } from 'vitest';
import { isoInstant } from './iso-instant.ts';

it.each([
  ['2026-03-08 03:00:00+00', '2026-03-08T03:00:00.000Z'],
  ['2026-03-08 03:00:00.5+00', '2026-03-08T03:00:00.500Z'],
  ['2026-03-08 03:00:00.123999+00', '2026-03-08T03:00:00.123Z'],
  ['2026-03-08T03:00:00.12+00:00', '2026-03-08T03:00:00.120Z'],
  ['2026-03-08 03:00:00-03', '2026-03-08T06:00:00.000Z'],
  ['2026-03-08T03:00:00.250Z', '2026-03-08T03:00:00.250Z'],
])('%s is told as %s, as a date would tell it', (told, expected) => {
  expect(isoInstant(told)).toBe(expected);
  expect(new Date(told).toISOString()).toBe(expected);
});
