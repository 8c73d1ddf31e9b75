import { expect, it } from 'vitest';
import { timeOfDay } from './time-of-day.rules.ts';

it.each([
  [0, 'morning'],
  [3, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, expected) => {
  expect(timeOfDay(hour)).toBe(expected);
});
