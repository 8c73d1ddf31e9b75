import { expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import { isDayToCome } from './food-check.rules.ts';

it.each([
  ['2026-03-07', '2026-03-08T09:59:59Z', false],
  ['2026-03-08', '2026-03-08T09:59:59Z', false],
  // It is tomorrow already on the first island of the day, and nowhere before.
  ['2026-03-09', '2026-03-08T09:59:59Z', true],
  ['2026-03-09', '2026-03-08T10:00:00Z', false],
  ['2026-03-10', '2026-03-08T10:00:00Z', true],
])('the day %s at %s is still to come for everyone: %s', (day, now, isToCome) => {
  expect(isDayToCome({ day: calendarDate(day) }, new Date(now))).toBe(isToCome);
});
