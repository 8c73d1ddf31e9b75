import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import { earliestBabyDate, latestBabyDate } from './profile.rules.ts';
import { profileProblems, profileUpdateSchema } from './profile.schema.ts';

const problemsOf = (update: unknown) => {
  const result = v.safeParse(profileUpdateSchema, update);
  return result.issues?.map((issue) => [v.getDotPath(issue), issue.message]);
};

describe('what she may answer', () => {
  it('is anything of the questionnaire, in part or whole, and null to forget', () => {
    expect(v.parse(profileUpdateSchema, {})).toEqual({});
    expect(v.parse(profileUpdateSchema, { name: '  Ana Lúcia ', age: null, babyBirthDate: null })).toEqual({
      name: 'Ana Lúcia',
      age: null,
      babyBirthDate: null,
    });
  });

  it('I call my baby 🦄 and it asked me for a letter', () => {
    for (const name of ['Ñandú', '美咲', 'Ana 🌻', "D'Ávila", 'J', '🦄', '👩‍👧', '7', '?']) {
      expect(v.parse(profileUpdateSchema, { name, babyName: name })).toEqual({ name, babyName: name });
    }
  });

  it('loses what no keyboard types, and keeps the lines of her story', () => {
    expect(
      v.parse(profileUpdateSchema, { name: 'A\u0000na\u0007', otherExperience: 'um\ndois\u0000' }),
    ).toEqual({ name: 'Ana', otherExperience: 'um\ndois' });
  });

  it('counts the same interest once', () => {
    const interests = ['sono-rotina', 'sono-rotina', 'parto-gestacao'];
    expect(v.parse(profileUpdateSchema, { interests })).toEqual({
      interests: ['sono-rotina', 'parto-gestacao'],
    });
  });
});

describe('what is refused kindly, with a code for its field', () => {
  it.each([
    [{ name: 'a'.repeat(10_000) }, 'name', 'too_long'],
    [{ name: '\u200b\u2800' }, 'name', 'required'],
    [{ name: '   ' }, 'name', 'required'],
    [{ name: null }, 'name', 'required'],
    [{ babyName: '\u3164' }, 'babyName', 'required'],
    [{ otherExperience: 'a'.repeat(301) }, 'otherExperience', 'too_long'],
    [{ otherExperience: 3 }, 'otherExperience', 'required'],
    [{ age: 17 }, 'age', 'age_out_of_range'],
    [{ age: 61 }, 'age', 'age_out_of_range'],
    [{ age: 30.5 }, 'age', 'age_out_of_range'],
    [{ age: '30' }, 'age', 'age_out_of_range'],
    [{ babyBirthDate: '1999-12-31' }, 'babyBirthDate', 'date_too_early'],
    [{ babyBirthDate: '2026-02-29' }, 'babyBirthDate', 'not_a_date'],
    [{ babyBirthDate: '01/02/2026' }, 'babyBirthDate', 'not_a_date'],
    [{ birthDate: '1899-12-31' }, 'birthDate', 'date_too_early'],
    [{ birthDate: 7 }, 'birthDate', 'not_a_date'],
    [{ gestationWeeks: 21 }, 'gestationWeeks', 'gestation_out_of_range'],
    [{ gestationWeeks: 44 }, 'gestationWeeks', 'gestation_out_of_range'],
    [{ babyAvatar: 'pear' }, 'babyAvatar', 'unknown_choice'],
    [{ journeyType: 'pai' }, 'journeyType', 'unknown_choice'],
    [{ interests: ['astrologia'] }, 'interests', 'unknown_choice'],
    [{ interests: ['sono-rotina', 'parto-gestacao', 'puerperio-emocional'] }, 'interests', 'too_many'],
    [{ interests: ['sono-rotina', 7] }, 'interests', 'unknown_choice'],
    [{ interests: 'sono-rotina' }, 'interests', 'unknown_choice'],
    [{ onboardingCompleted: 'true' }, 'onboardingCompleted', 'unknown_choice'],
    [{ isStaff: true }, 'isStaff', 'unknown_choice'],
  ])('%#: %o', (update, field, code) => {
    expect(problemsOf(update)?.[0]).toEqual([field, code]);
    expect(profileProblems).toContain(code);
  });

  it('names every wrong field at once', () => {
    const refused = problemsOf({ name: 'a'.repeat(81), age: 5, gestationWeeks: 50 });
    expect(refused?.map(([field]) => field)).toEqual(['name', 'age', 'gestationWeeks']);
  });
});

it('a baby’s date lies between the year 2000 and 42 weeks from today', () => {
  expect(earliestBabyDate).toBe('2000-01-01');
  expect(problemsOf({ babyBirthDate: '2000-01-01' })).toBeUndefined();
  expect(latestBabyDate(calendarDate('2026-03-08'))).toBe('2026-12-27');
});
