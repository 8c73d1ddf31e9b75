import { describe, expect, it } from 'vitest';
import { calendarAge } from '#tests/support/calendar-age.ts';
import { type Piece, planCalendar } from './calendar-plan.rules.ts';
import { apartDays, type DailyType, dailyTypes, firstAge, firstOfLastRound, lastAge } from './daily.rules.ts';

const evergreen = (count: number, own: Partial<Piece> = {}): Piece[] =>
  dailyTypes.flatMap((contentType) =>
    Array.from({ length: count }, (_, n) => ({
      id: `${contentType}-${n}`,
      fromAge: firstAge,
      toAge: lastAge,
      contentType,
      isEvergreen: true,
      ...own,
    })),
  );
const ofAge = (counts: Partial<Record<DailyType, number>>, ages: Pick<Piece, 'fromAge' | 'toAge'>): Piece[] =>
  dailyTypes.flatMap((contentType) =>
    Array.from({ length: counts[contentType] ?? 0 }, (_, n) => ({
      id: `${contentType}-${n}-own`,
      contentType,
      isEvergreen: false,
      ...ages,
    })),
  );
const typeOf = (id: string | undefined) => id?.split('-')[0];
const on = (plan: string[][], day: number) => plan[calendarAge(day) - firstAge] ?? [];
/** Age 0 falls on that weekday: the Sunday of its week. */
const weekFrom = (plan: string[][], sunday: number) =>
  Array.from({ length: 7 }, (_, n) => on(plan, sunday + n));

describe('the calendar of daily content', () => {
  it('is the same each time', () => {
    expect(planCalendar(evergreen(6), 3)).toEqual(planCalendar(evergreen(6), 3));
  });

  it('gives each weekday its type, and all five types to each week', () => {
    const plan = planCalendar(evergreen(6), 0);
    const week = weekFrom(plan, 70).map(([first]) => typeOf(first));
    expect([week[0], week[1], week[2], week[4], week[5]]).toEqual([
      'video',
      'tip',
      'article',
      'activity',
      'audio',
    ]);
  });

  it('follows the week, not the birth: who was born on a Wednesday has videos on Sundays, too', () => {
    const plan = planCalendar(evergreen(6), 3);
    expect(typeOf(on(plan, 4)[0])).toBe('video');
    expect(typeOf(on(plan, 11)[0])).toBe('video');
  });

  it('never brings a type three times in a week, whatever her interests choose among equals', () => {
    const plan = planCalendar(evergreen(8), 0);
    for (let sunday = firstAge; sunday + 6 <= lastAge; sunday += 7) {
      const week = weekFrom(plan, sunday);
      for (const type of dailyTypes) {
        const days = week.filter((ids) => ids.some((id) => typeOf(id) === type));
        expect(days.length, `${type} in the week of age ${sunday}`).toBeLessThanOrEqual(2);
      }
    }
  });

  it('shows nothing twice within two weeks, among equals neither, and not where it begins its last round again', () => {
    const plan = planCalendar(evergreen(6), 5);
    for (let day = firstAge; day <= lastAge + 100; day++) {
      expect(on(plan, day), `age ${day}`).not.toEqual([]);
      for (let later = day + 1; later < day + apartDays; later++) {
        const again = on(plan, day).filter((id) => on(plan, later).includes(id));
        expect(again, `ages ${day} and ${later}`).toEqual([]);
      }
    }
    expect(on(plan, lastAge + 1)).toEqual(plan[firstOfLastRound - firstAge]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'shows what belongs to one week in that week, born on weekday %i, with no equals beside it',
    (weekday) => {
      const own: Piece = {
        id: 'audio-own',
        fromAge: 35,
        toAge: 41,
        contentType: 'audio',
        isEvergreen: false,
      };
      const plan = planCalendar([...evergreen(6), own], weekday);
      const days = plan.flatMap((ids, index) => (ids.includes(own.id) ? [index + firstAge] : []));
      expect(days).toHaveLength(1);
      expect(days[0]).toBeGreaterThanOrEqual(own.fromAge);
      expect(days[0]).toBeLessThanOrEqual(own.toAge);
      expect(on(plan, days[0] ?? 0)).toEqual([own.id]);
    },
  );

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'is of the age on four of any seven days where enough was written, born on weekday %i',
    (weekday) => {
      const pieces = ofAge({ tip: 3, article: 3, activity: 3 }, { fromAge: 30, toAge: 120 });
      const plan = planCalendar([...evergreen(6), ...pieces], weekday);
      for (let from = 30; from + 6 <= 120; from++) {
        const own = weekFrom(plan, from).filter(([first]) => first?.endsWith('own'));
        expect(own.length, `from age ${from}`).toBeGreaterThanOrEqual(4);
      }
    },
  );

  it('offers equals where there is enough, and none where the other days would go without', () => {
    const choices = (count: number) =>
      planCalendar(evergreen(count), 0).filter((ids) => ids.length > 1).length;
    expect(choices(8)).toBeGreaterThan(choices(6));
    expect(choices(6)).toBeGreaterThan(100);
    expect(choices(3)).toBe(0);
  });

  it('fills a day with another type rather than with nothing', () => {
    const tips = evergreen(21).filter(({ contentType }) => contentType === 'tip');
    const plan = planCalendar(tips, 0);
    expect(plan.filter((ids) => ids.length === 0)).toEqual([]);
  });

  it('leaves days empty rather than repeat what she saw this week', () => {
    const plan = planCalendar(evergreen(1).slice(0, 1), 0);
    const days = plan.flatMap((ids, index) => (ids.length > 0 ? [index] : []));
    expect(days.slice(0, 3)).toEqual([0, 14, 28]);
    expect(planCalendar([], 0).flat()).toEqual([]);
  });
});
