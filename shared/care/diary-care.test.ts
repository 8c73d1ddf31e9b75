import { describe, expect, it } from 'vitest';
import { contradictions } from '#tests/support/triage-contradictions.ts';
import { languages } from '../language/language.rules.ts';
import { coldTenths, feverTenths, temperatureCare, temperatureWords } from './fever.rules.ts';
import { nappyCare, nappyCareWords } from './nappy-care.ts';
import { triageSentence } from './triage.ts';

describe('a temperature under the arm', () => {
  const at = (tenths: number, months: number | null) =>
    temperatureCare({ tenths, place: 'axillary' }, months);

  it('of 37.5 before three months cannot wait, and at three months is for the same day', () => {
    expect(at(375, 0)).toEqual({ sort: 'now', triage: 'fever' });
    expect(at(375, 2)).toEqual({ sort: 'now', triage: 'fever' });
    expect(at(375, 3)).toEqual({ sort: 'same-day', triage: 'breathing' });
    expect(at(374, 0)).toBeNull();
  });

  it('below 35.5 cannot wait for a newborn', () => {
    expect(at(354, 0)).toEqual({ sort: 'now', triage: 'newborn' });
    expect(at(355, 0)).toBeNull();
    expect(at(354, 1)).toBeNull();
  });

  it('is taken for that of the youngest where the age is not known', () => {
    expect(at(380, null)).toEqual({ sort: 'now', triage: 'fever' });
    expect(at(350, null)).toEqual({ sort: 'now', triage: 'newborn' });
  });

  it('has the degrees that the rows of the triage name', () => {
    for (const [tenths, id] of [
      [feverTenths, 'fever'],
      [coldTenths, 'newborn'],
    ] as const) {
      expect(triageSentence(id, 'en')).toContain(`${tenths / 10} °C`);
      expect(triageSentence(id, 'pt')).toContain(`${tenths / 10} °C`.replace('.', ','));
    }
  });
});

it('a temperature taken elsewhere asks for the arm first, and from 38 on is fever', () => {
  expect(temperatureCare({ tenths: 377, place: 'ear' }, 1)).toEqual({ sort: 'measure-again', triage: null });
  expect(temperatureCare({ tenths: 374, place: 'forehead' }, 1)).toBeNull();
  expect(temperatureCare({ tenths: 380, place: 'rectal' }, 1)).toEqual({ sort: 'now', triage: 'fever' });
  expect(temperatureCare({ tenths: 382, place: 'mouth' }, 8)).toEqual({
    sort: 'same-day',
    triage: 'breathing',
  });
});

describe('a colour', () => {
  it('of every day says nothing', () => {
    for (const colour of ['mustard', 'yellow', 'green', 'brown', null] as const)
      expect(nappyCare(colour, 20)).toBeNull();
  });

  it('that is pale asks to be seen today, with the jaundice of newborns beside it', () => {
    expect(nappyCare('pale', 20)).toEqual({ id: 'pale', level: 'today', triage: ['jaundice'] });
    expect(nappyCare('pale', 90)).toEqual({ id: 'pale', level: 'today', triage: [] });
  });

  it('that is red asks for care without delay', () => {
    expect(nappyCare('red', 200)).toMatchObject({ id: 'red', level: 'without-delay' });
  });

  it('that is black is meconium in the first days, and asks for care after them or at an unknown age', () => {
    expect(nappyCare('black', 2)).toMatchObject({ id: 'meconium', level: 'usual' });
    expect(nappyCare('black', 4)).toMatchObject({ id: 'black', level: 'without-delay' });
    expect(nappyCare('black', null)).toMatchObject({ id: 'black' });
  });
});

it('what is said beside numbers and colours contradicts no row of the triage', () => {
  for (const language of languages)
    for (const text of [
      ...Object.values(nappyCareWords[language]),
      ...Object.values(temperatureWords[language]),
    ])
      expect(contradictions({ where: language, text })).toEqual([]);
});
