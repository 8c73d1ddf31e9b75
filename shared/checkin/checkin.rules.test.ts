import { describe, expect, it } from 'vitest';
import { type Mood, offersCompany, weeksOf } from './checkin.rules.ts';

const now = new Date('2026-07-03T15:00:00Z');
const said = (mood: Mood, hoursAgo: number) => ({
  mood,
  at: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
});

describe('company', () => {
  it('is offered after three very hard ones in a row', () => {
    const hard = [said('very-hard', 1), said('very-hard', 20), said('very-hard', 40)];
    expect(offersCompany(hard, now)).toBe(true);
    expect(offersCompany(hard.slice(1), now)).toBe(false);
  });

  it('is not offered once something lighter was said, or when it is long ago', () => {
    expect(
      offersCompany(
        [said('hard', 0), said('very-hard', 1), said('very-hard', 20), said('very-hard', 40)],
        now,
      ),
    ).toBe(false);
    const old = [200, 220, 240].map((hours) => said('very-hard', hours));
    expect(offersCompany(old, now)).toBe(false);
    expect(offersCompany([], now)).toBe(false);
  });
});

it('weeks begin on Sunday and end with this one, each day with what she said in its order', () => {
  const weeks = weeksOf([said('good', 1), said('hard', 5), said('so-so', 24 * 7)], {
    now,
    timeZone: 'UTC',
    count: 2,
  });
  expect(weeks.map((week) => week.map(({ day }) => day.slice(-2)).join(' '))).toEqual([
    '21 22 23 24 25 26 27',
    '28 29 30 01 02 03 04',
  ]);
  expect(weeks[1]?.[5]?.moods).toEqual(['hard', 'good']);
  expect(weeks[0]?.[5]?.moods).toEqual(['so-so']);
});
