import { describe, expect, it } from 'vitest';
import { babyAge } from '#shared/baby/baby-age.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { addDays, calendarDate } from '#shared/time/calendar-date.ts';
import { translate } from '#web/platform/language/translate.ts';
import { en } from '#web/texts/en.ts';
import { pt } from '#web/texts/pt.ts';
import type { useTexts } from '#web/texts/use-texts.ts';
import { ageSentence, correctedAgeSentence, fullAgeSentence } from './age-sentences.ts';
import { chapterSentence, phaseSentence } from './phase-sentences.ts';

const today = calendarDate('2026-07-01');
const dictionaries = { pt, en };
const texts = (language: Language) =>
  ((key: string, values?: Record<string, string | number>) =>
    translate(dictionaries[language], key, values)) as ReturnType<typeof useTexts>;
const bornDaysAgo = (days: number, gestationWeeks: number | null = null) =>
  babyAge({ journeyType: 'com-bebe', birthDate: addDays(today, -days), gestationWeeks, today });
const expectedIn = (days: number) =>
  babyAge({ journeyType: 'gestante', birthDate: addDays(today, days), gestationWeeks: null, today });
const unknown = babyAge({ journeyType: null, birthDate: null, gestationWeeks: null, today });

describe('how old the baby is', () => {
  it.each([
    [unknown, 'Data ainda não contada', 'No date yet'],
    [expectedIn(280), 'Faltam 40 semanas', '40 weeks to go'],
    [expectedIn(15), 'Faltam 3 semanas', '3 weeks to go'],
    [expectedIn(14), 'Faltam 14 dias', '14 days to go'],
    [expectedIn(1), 'Falta 1 dia', '1 day to go'],
    [expectedIn(0), '40 semanas de gestação', '40 weeks pregnant'],
    [expectedIn(-1), '40 semanas e 1 dia de gestação', '40 weeks and 1 day pregnant'],
    [expectedIn(-10), '41 semanas e 3 dias de gestação', '41 weeks and 3 days pregnant'],
    [expectedIn(-14), '42 semanas de gestação', '42 weeks pregnant'],
    [expectedIn(-400), 'A data prevista já passou', 'Past the due date'],
    [bornDaysAgo(0), 'Nasceu hoje', 'Born today'],
    [bornDaysAgo(1), '1 dia de vida', '1 day old'],
    [bornDaysAgo(20), '20 dias de vida', '20 days old'],
    [bornDaysAgo(29), '29 dias de vida', '29 days old'],
    // From 1 June, 30 days are a month; from 1 July a year before, 365 are a year.
    [bornDaysAgo(30), '1 mês', '1 month old'],
    [bornDaysAgo(31), '1 mês e 1 dia', '1 month and 1 day old'],
    [bornDaysAgo(95), '3 meses e 3 dias', '3 months and 3 days old'],
    [bornDaysAgo(183), '6 meses e 1 dia', '6 months and 1 day old'],
    [bornDaysAgo(364), '11 meses e 29 dias', '11 months and 29 days old'],
    [bornDaysAgo(365), '1 ano', '1 year old'],
    [bornDaysAgo(365 + 61), '1 ano e 2 meses', '1 year and 2 months old'],
    [bornDaysAgo(730), '2 anos', '2 years old'],
  ])('%o', (age, portuguese, english) => {
    expect(ageSentence(age, texts('pt'))).toBe(portuguese);
    expect(ageSentence(age, texts('en'))).toBe(english);
  });
});

describe('the phase', () => {
  it.each([
    [unknown, 'Cada fase, no seu tempo', 'Every phase in its own time'],
    [expectedIn(70), 'Gestação, 30 semanas', 'Pregnancy, 30 weeks'],
    [expectedIn(-10), 'Gestação, 41 semanas', 'Pregnancy, 41 weeks'],
    [expectedIn(-400), 'Gestação', 'Pregnancy'],
    [bornDaysAgo(28), 'Recém-nascido', 'Newborn'],
    [bornDaysAgo(29), 'Bebê de quase 1 mês', 'Baby of almost 1 month'],
    [bornDaysAgo(30), 'Bebê de 1 mês', '1-month-old baby'],
    [bornDaysAgo(200), 'Bebê de 6 meses', '6-month-old baby'],
    [bornDaysAgo(364), 'Bebê de 11 meses', '11-month-old baby'],
    [bornDaysAgo(400), 'Criança pequena, 1 ano', 'Toddler, 1 year old'],
    [bornDaysAgo(800), 'Criança pequena, 2 anos', 'Little one, 2 years old'],
  ])('%o', (age, portuguese, english) => {
    expect(phaseSentence(age, texts('pt'))).toBe(portuguese);
    expect(phaseSentence(age, texts('en'))).toBe(english);
  });
});

describe('the corrected age', () => {
  it.each([
    [unknown, undefined, undefined],
    [bornDaysAgo(60, 39), undefined, undefined],
    [
      bornDaysAgo(20, 34),
      'idade corrigida: ainda antes da data prevista',
      'corrected age: still before the due date',
    ],
    [bornDaysAgo(52, 34), 'idade corrigida: 10 dias', 'corrected age: 10 days'],
    [bornDaysAgo(150, 32), 'idade corrigida: 3 meses', 'corrected age: 3 months'],
  ])('of %o', (age, portuguese, english) => {
    expect(correctedAgeSentence(age, texts('pt'))).toBe(portuguese);
    expect(correctedAgeSentence(age, texts('en'))).toBe(english);
  });
});

it('every baby, expected or born, early or late, has a chapter of its own stage', () => {
  const chapters = [
    unknown,
    expectedIn(250),
    expectedIn(150),
    expectedIn(60),
    expectedIn(7),
    expectedIn(-3),
    bornDaysAgo(10, 34),
    bornDaysAgo(10),
    bornDaysAgo(60),
    bornDaysAgo(150),
    bornDaysAgo(240),
    bornDaysAgo(330),
    bornDaysAgo(500),
    bornDaysAgo(900),
  ].map((age) => chapterSentence(age, texts('pt')));
  expect(new Set(chapters).size).toBe(chapters.length);
});

it('a baby born early is told about by the corrected age, not by the calendar', () => {
  expect(chapterSentence(bornDaysAgo(140, 30), texts('en'))).toBe(
    chapterSentence(bornDaysAgo(70), texts('en')),
  );
});

it('both ages of a baby born early stand side by side; of any other there is one', () => {
  const early = bornDaysAgo(183, 32);
  expect(fullAgeSentence(early, texts('pt'))).toBe('6 meses e 1 dia · idade corrigida: 4 meses');
  expect(fullAgeSentence(early, texts('en'))).toBe('6 months and 1 day old · corrected age: 4 months');
  expect(fullAgeSentence(bornDaysAgo(183), texts('pt'))).toBe('6 meses e 1 dia');
});
