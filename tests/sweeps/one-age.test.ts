import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/**
 * How old a baby is, is worked out in shared/baby alone: two ways to count are two ages, and one day a screen says
 * "6 months" beside another that says "not yet six". What this finds has to ask `babyAge` instead.
 */
const advice =
  'shared/baby alone counts ages. Ask useAgeToday or ageOn (web/features/baby/age-today.ts) or babyAge for an age, ' +
  'isExpected or babyDateProblem about a date, daysOfMonths for an age of nobody.';

const birth = String.raw`(?:\w+\.)?\w*(?:[bB]irth(?:Date|day)?|[bB]orn(?:On|At)?|[dD]ueDate)\b`;
const ways: [name: string, pattern: RegExp][] = [
  ['months or years of so many days', /[/%]\s*(?:30(?:\.4\d*)?|365(?:\.\d+)?)(?![\d._]|\s*\*)/],
  [
    'months or years of so many days',
    /(?:[mM]onths?|[yY]ears?)\b[^*;,\n]{0,12}\*\s*(?:30(?:\.\d+)?|365(?:\.\d+)?)(?![\d._])/,
  ],
  ['a length of months or years', /\bdaysPer(?:Month|Year)\b|\b(?:months?|years?):\s*(?:30|365)(?:\.\d+)?\b/],
  ['full months between two days', /\bmonthsBetween\b/],
  [
    'days since a birth',
    new RegExp(String.raw`\bdaysBetween\(\s*${birth}|\bdaysBetween\([^()]*,\s*${birth}`),
  ],
  [
    'a birth compared with a day',
    new RegExp(String.raw`${birth}\)?\s*[<>]=?\s*[\w(]|[\w)]\s+[<>]=?\s+${birth}`),
  ],
  ['a birth made a moment', new RegExp(String.raw`(?:new Date|Date\.parse)\(\s*(?:${'`'}\$\{)?\s*${birth}`)],
];

/** Where ages are counted, and where days and months are. */
const home = /^shared\/(?:baby|time)\//;
/** Her own birth date is no baby's: a mother's, as the specification keeps it. */
const ofHerself = new Map([['server/features/profile/profile.service.ts', 'birthDate > today']]);

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

function secondWays(file: string, code: string): string[] {
  const allowed = ofHerself.get(file);
  const read = withoutComments(allowed ? code.replaceAll(allowed, '') : code);
  return ways.flatMap(([name, pattern]) => {
    const found = pattern.exec(read);
    return found ? [`${file}: ${name}, “${found[0].trim()}”`] : [];
  });
}

describe('one age', () => {
  const files = globSync('{shared,server,web}/**/*.{ts,tsx}').filter(
    (file) => !home.test(file) && !/\.test\.tsx?$|^web\/texts\//.test(file),
  );

  it('is counted in one place', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(
      files.flatMap((file) => secondWays(file, readFileSync(file, 'utf8'))),
      advice,
    ).toEqual([]);
  });

  it.each([
    'const months = Math.ceil(days / 30);',
    'const months = days / 30.4375;',
    'const years = Math.floor(ageInDays / 365.25);',
    'const rest = days % 30;',
    'const days = (months + 0.5) * 30.4375;',
    'const daysPerMonth = 30.44;',
    'const daysPer = { days: 1, weeks: 7, months: 30 };',
    'monthsBetween(profile.babyBirthDate, today)',
    'daysBetween(birthDate, today)',
    'daysBetween(profile.babyBirthDate, today)',
    'daysBetween(today, baby.dueDate)',
    'const isExpected = value.babyBirthDate > today();',
    'if (today >= birthDate) show();',
    'Date.now() - new Date(babyBirthDate).getTime()',
    'Date.parse(birthDate)',
  ])('is not counted so: %s', (code) => {
    expect(secondWays('web/screens/some.tsx', code)).not.toEqual([]);
  });

  it.each([
    'const petals = Array.from({ length: 12 }, (_, index) => index * 30);',
    'const wait = 30 * 24 * 60;',
    'const angle = 360 / 300;',
    'const weeks = Math.floor(days / 7);',
    '// Months of 30 days: days / 30 was the specification’s.',
    'daysBetween(today, day) + weekdayOf(today)',
    'const baby: { birthDate?: CalendarDate | undefined } = {};',
    'const key = (birthDate: CalendarDate) => birthDate;',
    'Promise<BabyBirth>',
    'babyAge({ journeyType, birthDate, gestationWeeks, today })',
  ])('and this counts no age: %s', (code) => {
    expect(secondWays('web/screens/some.tsx', code)).toEqual([]);
  });
});
