import { expect, it } from 'vitest';
import { houseMonday } from '#shared/specialists/specialists.rules.ts';
import { houseMinute, instantOfHouseMinute } from './house-time.ts';

it('a start is shown and read by the clock of the house, wherever the device is', () => {
  expect(houseMinute('2026-07-01T02:30:59.000Z')).toBe('2026-06-30T23:30');
  expect(instantOfHouseMinute('2026-06-30T23:30')).toBe('2026-07-01T02:30:00.000Z');
});

it.each(['', '2026-02-30T10:00', 'amanhã'])('"%s" names no moment', (minute) => {
  expect(instantOfHouseMinute(minute)).toBeUndefined();
});

it('a week begins on the Monday of the house, though it is Monday elsewhere already', () => {
  expect(houseMonday(new Date('2026-11-16T01:00:00Z'))).toBe('2026-11-09');
  expect(houseMonday(new Date('2026-11-16T12:00:00Z'))).toBe('2026-11-16');
});
