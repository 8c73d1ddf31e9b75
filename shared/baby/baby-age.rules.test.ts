import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, dayIn } from '#shared/time/calendar-date.ts';
import { arrivalQuestion, type BornBaby, babyAge } from './baby-age.rules.ts';

const born = (birth: string, today: string, gestationWeeks: number | null = null): BornBaby => {
  const age = babyAge({
    journeyType: 'com-bebe',
    birthDate: calendarDate(birth),
    gestationWeeks,
    today: calendarDate(today),
  });
  if (age.kind !== 'born') throw new Error(`${birth} lies after ${today}`);
  return age;
};
const expecting = (due: string, today: string) => {
  const age = babyAge({
    journeyType: 'gestante',
    birthDate: calendarDate(due),
    gestationWeeks: null,
    today: calendarDate(today),
  });
  if (age.kind !== 'expected') throw new Error('only she says that a baby was born');
  return age;
};

describe('a baby who is here', () => {
  it.each([
    // Born on 10 January 2025.
    ['2025-01-10', 0, 1, { name: 'newborn' }, { days: 0 }],
    ['2025-01-11', 1, 1, { name: 'newborn' }, { days: 1 }],
    ['2025-01-17', 7, 1, { name: 'newborn' }, { days: 7 }],
    ['2025-01-18', 8, 2, { name: 'newborn' }, { days: 8 }],
    ['2025-02-07', 28, 4, { name: 'newborn' }, { days: 28 }],
    ['2025-02-08', 29, 5, { name: 'infant', months: 0 }, { days: 29 }],
    ['2025-02-09', 30, 5, { name: 'infant', months: 0 }, { days: 30 }],
    ['2025-02-10', 31, 5, { name: 'infant', months: 1 }, { months: 1, days: 0 }],
    ['2025-03-10', 59, 9, { name: 'infant', months: 2 }, { months: 2, days: 0 }],
    ['2025-07-12', 183, 27, { name: 'infant', months: 6 }, { months: 6, days: 2 }],
    ['2026-01-09', 364, 52, { name: 'infant', months: 11 }, { months: 11, days: 30 }],
    ['2026-01-10', 365, 53, { name: 'years', years: 1 }, { years: 1, months: 0 }],
    ['2026-03-15', 429, 62, { name: 'years', years: 1 }, { years: 1, months: 2 }],
    ['2027-01-09', 729, 105, { name: 'years', years: 1 }, { years: 1, months: 11 }],
    ['2027-01-10', 730, 105, { name: 'years', years: 2 }, { years: 2, months: 0 }],
  ])('on %s is %i days old and lives week %i', (today, days, weeks, phase, text) => {
    expect(born('2025-01-10', today)).toMatchObject({ days, weeks, phase, text });
  });

  it('reads six months on the day that solids may begin, and not a day before', () => {
    expect(born('2026-03-08', '2026-09-07')).toMatchObject({
      text: { months: 5, days: 30 },
      guidanceMonths: 5,
    });
    expect(born('2026-03-08', '2026-09-08')).toMatchObject({
      text: { months: 6, days: 0 },
      guidanceMonths: 6,
    });
  });

  it.each([
    ['2025-08-31', '2026-02-27', { months: 5, days: 27 }],
    ['2025-08-31', '2026-02-28', { months: 6, days: 0 }],
    ['2025-08-31', '2026-03-01', { months: 6, days: 1 }],
    ['2024-02-29', '2025-02-27', { months: 11, days: 29 }],
    ['2024-02-29', '2025-02-28', { years: 1, months: 0 }],
    ['2024-02-29', '2028-02-28', { years: 3, months: 11 }],
    ['2024-02-29', '2028-02-29', { years: 4, months: 0 }],
    ['2025-12-31', '2026-01-30', { days: 30 }],
    ['2025-12-31', '2026-01-31', { months: 1, days: 0 }],
    ['2026-01-31', '2026-02-28', { months: 1, days: 0 }],
  ])('born on %s reads on %s: %o', (birth, today, text) => {
    expect(born(birth, today).text).toEqual(text);
  });

  it('turns a day older at her midnight, not at that of London', () => {
    const threeInTheMorningUtc = new Date('2026-03-08T02:00:00Z');
    const birth = '2026-03-01';
    expect(born(birth, dayIn('America/Sao_Paulo', threeInTheMorningUtc)).days).toBe(6);
    expect(born(birth, dayIn('UTC', threeInTheMorningUtc)).days).toBe(7);
  });

  it('is as old as the days that passed, whatever the clocks did in between', () => {
    // São Paulo lost an hour on 2018-11-04 and got it back on 2019-02-17.
    expect(born('2018-11-03', '2018-11-05').days).toBe(2);
    expect(born('2018-11-03', '2019-02-18').days).toBe(107);
  });
});

describe('a baby born early', () => {
  it('has a corrected age, counted from the day that was expected', () => {
    // 32 weeks: eight weeks early.
    const age = born('2026-01-01', '2026-07-01', 32);
    expect(age.calendarMonths).toBe(6);
    expect(age.corrected).toEqual({ days: 125, calendarMonths: 4, isBeforeTerm: false });
    expect(age.guidanceMonths).toBe(4);
    expect(age).toMatchObject({ weeks: 26, guidanceWeeks: 18 });
  });

  it('is not yet at term before that day, and never of a negative age', () => {
    const age = born('2026-01-01', '2026-01-20', 32);
    expect(age.corrected).toEqual({ days: 0, calendarMonths: 0, isBeforeTerm: true });
    expect(born('2026-01-01', '2026-02-26', 32).corrected).toEqual({
      days: 0,
      calendarMonths: 0,
      isBeforeTerm: false,
    });
  });

  it.each([
    [36, true],
    [37, false],
    [41, false],
    [null, false],
  ])('at %s weeks is corrected: %s', (weeks, isCorrected) => {
    expect(born('2026-01-01', '2026-07-01', weeks).corrected !== null).toBe(isCorrected);
  });

  it('is counted like any other from 24 months on', () => {
    expect(born('2024-03-08', '2026-03-07', 30).corrected).not.toBeNull();
    const age = born('2024-03-08', '2026-03-08', 30);
    expect(age.corrected).toBeNull();
    expect(age.guidanceMonths).toBe(24);
  });

  it.each([
    // Due on 26 February, born eight weeks before: corrected, though nobody told the weeks.
    ['2026-02-26', null, 32],
    // What she told counts before what a date tells.
    ['2026-02-26', 36, 36],
    ['2026-02-26', 39, 39],
    ['2026-01-01', 32, 32],
    // Due within three weeks of the birth: at term.
    ['2026-01-20', null, 39],
    // A day that no pregnancy could have been due on tells nothing.
    ['2027-01-01', null, null],
    ['2025-01-01', null, null],
    [null, null, null],
  ])('due on %s and told %s weeks is counted as born at %s', (due, told, weeks) => {
    const age = babyAge({
      journeyType: 'com-bebe',
      birthDate: calendarDate('2026-01-01'),
      gestationWeeks: told,
      dueDate: due === null ? null : calendarDate(due),
      today: calendarDate('2026-07-01'),
    });
    expect(age).toEqual(born('2026-01-01', '2026-07-01', weeks));
  });
});

it('a due date never makes a birth: a baby who is expected stays so, whatever is known beside', () => {
  const due = calendarDate('2026-02-26');
  const today = calendarDate('2026-03-08');
  const age = babyAge({ journeyType: 'gestante', birthDate: due, gestationWeeks: null, dueDate: due, today });
  expect(age).toEqual(expecting('2026-02-26', '2026-03-08'));
  const untold = { journeyType: 'com-bebe', birthDate: null, gestationWeeks: null, dueDate: due } as const;
  expect(babyAge({ ...untold, today })).toEqual({ kind: 'unknown', question: 'date' });
});

describe('a baby who is expected', () => {
  it.each([
    ['2026-03-09', 1, 1, { weeks: 39, days: 6 }],
    ['2026-03-15', 7, 1, { weeks: 39, days: 0 }],
    ['2026-03-16', 8, 2, { weeks: 38, days: 6 }],
    ['2026-12-13', 280, 40, { weeks: 1, days: 0 }],
    ['2026-12-27', 294, 42, { weeks: 1, days: 0 }],
  ])('on %s is %i days and %i weeks away: week %o', (due, daysToGo, weeksToGo, gestation) => {
    expect(expecting(due, '2026-03-08')).toEqual({ kind: 'expected', daysToGo, weeksToGo, gestation });
  });

  it.each([
    ['2026-03-08', 0, { weeks: 40, days: 0 }],
    ['2026-03-07', -1, { weeks: 40, days: 1 }],
    ['2026-03-01', -7, { weeks: 41, days: 0 }],
    ['2026-02-26', -10, { weeks: 41, days: 3 }],
    ['2026-02-22', -14, { weeks: 42, days: 0 }],
    ['2026-02-15', -21, { weeks: 43, days: 0 }],
    // What was told of years ago is no pregnancy of two hundred weeks.
    ['2026-02-01', -35, null],
    ['2023-03-08', -1096, null],
  ])('and was due on %s goes on: %i days, %o', (due, daysToGo, gestation) => {
    const age = expecting(due, '2026-03-08');
    expect(age).toEqual({ kind: 'expected', daysToGo, weeksToGo: 0, gestation });
    expect(arrivalQuestion(age)).toBe('arrived');
  });
});

describe('a date', () => {
  const today = calendarDate('2026-03-08');
  const ageBy = (journeyType: 'gestante' | 'com-bebe' | null, birthDate: string | null) =>
    babyAge({
      journeyType,
      birthDate: birthDate && calendarDate(birthDate),
      gestationWeeks: null,
      today,
    } as Parameters<typeof babyAge>[0]);

  it.each([
    ['gestante', '2026-03-07', 'expected', 'arrived'],
    ['gestante', '2026-03-08', 'expected', 'arrived'],
    ['gestante', '2026-03-09', 'expected', null],
    ['com-bebe', '2026-03-07', 'born', null],
    ['com-bebe', '2026-03-08', 'born', null],
    ['com-bebe', '2026-03-09', 'expected', null],
    [null, '2026-03-07', 'unknown', 'which-date'],
    [null, '2026-03-08', 'unknown', 'which-date'],
    [null, '2026-03-09', 'expected', null],
  ] as const)('of journey %s, on %s, is %s: asked %s', (journeyType, date, kind, question) => {
    const age = ageBy(journeyType, date);
    expect(age.kind).toBe(kind);
    expect(arrivalQuestion(age)).toBe(question);
  });

  it.each(['gestante', 'com-bebe', null] as const)('that nobody told (%s) is no age', (journeyType) => {
    const age = ageBy(journeyType, null);
    expect(age).toEqual({ kind: 'unknown', question: 'date' });
    expect(arrivalQuestion(age)).toBeNull();
  });
});

it('a year of days has no day on which the age is said twice or not at all', () => {
  const birth = calendarDate('2024-02-29');
  const texts = Array.from({ length: 365 }, (_, day) =>
    JSON.stringify(born(birth, addDays(birth, day)).text),
  );
  expect(new Set(texts).size).toBe(365);
});
