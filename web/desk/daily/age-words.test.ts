import { describe, expect, it } from 'vitest';
import { firstAge, lastAge } from '#shared/daily/daily.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { translate } from '#web/platform/language/translate.ts';
import { en } from '#web/texts/en.ts';
import { pt } from '#web/texts/pt.ts';
import type { useTexts } from '#web/texts/use-texts.ts';
import { ageOfWords, agesWords, ageWords, daysSentence } from './age-words.ts';

const dictionaries = { pt, en };
const texts = (language: Language) =>
  ((key: string, values?: Record<string, string | number>) =>
    translate(dictionaries[language], key, values)) as ReturnType<typeof useTexts>;

describe('an age in words', () => {
  it.each([
    [-280, 'faltam 40 semanas', '40 weeks to go'],
    [-35, 'faltam 5 semanas', '5 weeks to go'],
    [-29, 'faltam 4 semanas e 1 dia', '4 weeks and 1 day to go'],
    [-13, 'faltam 13 dias', '13 days to go'],
    [-1, 'falta 1 dia', '1 day to go'],
    [0, 'dia do nascimento', 'day of birth'],
    [1, '1 dia', '1 day'],
    [14, '2 semanas', '2 weeks'],
    [20, '2 semanas e 6 dias', '2 weeks and 6 days'],
    [91, '13 semanas', '13 weeks'],
    [92, '3 meses', '3 months'],
    [122, '3 meses e 30 dias', '3 months and 30 days'],
    [184, '6 meses', '6 months'],
  ])('%i is said as people say it', (age, portuguese, english) => {
    expect(ageWords(age, texts('pt'))).toBe(portuguese);
    expect(ageWords(age, texts('en'))).toBe(english);
  });

  it.each(['pt', 'en'] as const)('says every age so that it is read back to the day (%s)', (language) => {
    for (let age = firstAge; age <= lastAge; age++)
      expect(ageOfWords(ageWords(age, texts(language))), String(age)).toBe(age);
  });
});

it.each([
  ['14', 14],
  ['-14', -14],
  ['2 SEMANAS', 14],
  ['  3 mês ', 92],
  // No six months are longer: what is written from then on comes to no baby before its six months.
  ['6 meses', 184],
  ['1 ano e 2 meses', 428],
  ['faltam 5 semanas', -35],
  ['5 semanas para nascer', -35],
  ['10 dias antes do nascimento', -10],
  ['5 weeks to go', -35],
  ['2 weeks before birth', -14],
  ['nascimento', 0],
  ['born today', 0],
  ['0 dias', 0],
  ['faltam 0 dias', 0],
])('“%s” is day %i', (words, age) => {
  expect(ageOfWords(words)).toBe(age);
});

it.each([
  '',
  'semanas',
  'logo mais',
  '2 luas',
  '5 a 6 semanas',
  'faltam 41 semanas',
  '3 anos',
  '99999999999999999999',
  '99999999 meses',
])('“%s” is no age of the calendar', (words) => {
  expect(ageOfWords(words)).toBeUndefined();
});

it('ages from one to another are told with both ends, and a single one once', () => {
  expect(agesWords(14, 20, texts('pt'))).toBe('De: 2 semanas · até: 2 semanas e 6 dias');
  expect(agesWords(-7, -7, texts('en'))).toBe('7 days to go');
});

it.each([
  [14, 'São 14 dias de vida.', 'That is 14 days of life.'],
  [-35, 'São 35 dias antes do nascimento.', 'That is 35 days before birth.'],
  [0, 'É o dia do nascimento, o dia 0.', 'That is the day of birth, day 0.'],
])('day %i is told in days', (age, portuguese, english) => {
  expect(daysSentence(age, texts('pt'))).toBe(portuguese);
  expect(daysSentence(age, texts('en'))).toBe(english);
});
