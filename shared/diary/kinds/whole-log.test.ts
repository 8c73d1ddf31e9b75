import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { startTimer, stopTimer } from '../../timer/timer.rules.ts';
import type { Recorded } from '../kind.ts';
import { activity } from './activity.ts';
import { bottle } from './bottle.ts';
import { growth } from './growth.ts';
import { medicine } from './medicine.ts';
import { milestone } from './milestone.ts';
import { milk } from './milk.ts';
import { nappy } from './nappy.ts';
import { note } from './note.ts';
import { pumping } from './pumping.ts';
import { question } from './question.ts';
import { temperature } from './temperature.ts';
import { vaccine } from './vaccine.ts';

const id = '00000000-0000-4000-8000-000000000001';
const recorded = <Details>(details: Details, more: Partial<Recorded<Details>> = {}): Recorded<Details> => ({
  id,
  babyId: null,
  startTime: '2026-03-08T05:00:00.000Z',
  endTime: null,
  day: null,
  durationSeconds: null,
  details,
  notes: null,
  timeZone: 'UTC',
  groupId: null,
  ...more,
});

const all = [
  bottle,
  pumping,
  milk,
  nappy,
  temperature,
  medicine,
  growth,
  vaccine,
  milestone,
  activity,
  note,
  question,
];

describe.each(all)('the kind $name', (kind) => {
  it('lets nothing unknown in, counts nothing as nothing, and has columns of its own', () => {
    expect(v.is(kind.details, { unheardOf: true })).toBe(false);
    expect(Object.values(kind.totals([])).every((total) => total === 0)).toBe(true);
    const keys = kind.columns.map(({ key }) => key);
    expect(keys).not.toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(kind.limits.longestHours !== undefined).toBe(kind.when === 'span');
  });
});

describe('what the new kinds take', () => {
  const offered = { milk: 'own', offeredMl: 120, takenMl: 90, container: null };
  it.each([
    ['a bottle half drunk', bottle, offered, true],
    ['a bottle that was refused', bottle, { ...offered, takenMl: 0 }, true],
    ['a bottle of more than a litre', bottle, { ...offered, offeredMl: 1200 }, false],
    ['a bottle in parts of a millilitre', bottle, { ...offered, takenMl: 90.5 }, false],
    ['a pumping of one side', pumping, { leftMl: 60, rightMl: null, ml: null }, true],
    ['a negative pumping', pumping, { leftMl: -1, rightMl: null, ml: null }, false],
    [
      'milk thawed on a day that does not exist',
      milk,
      { ml: 90, place: 'fridge', thawedAt: '2026-02-31T05:00:00.000Z', gone: null, label: null },
      false,
    ],
    ['milk with a label', milk, { ml: 90, place: 'freezer', thawedAt: null, gone: null, label: 'A3' }, true],
    ['an empty container', milk, { ml: 0, place: 'freezer', thawedAt: null, gone: null, label: null }, false],
    ['37.8 under the arm', temperature, { tenths: 378, place: 'axillary' }, true],
    ['a temperature in Fahrenheit', temperature, { tenths: 1004, place: 'axillary' }, false],
    ['a temperature without its place', temperature, { tenths: 378, place: null }, false],
    ['a medicine every six hours', medicine, { name: 'X', dose: '5 gotas', everyHours: 6 }, true],
    ['a medicine every fortnight', medicine, { name: 'X', dose: '', everyHours: 336 }, false],
    ['a weight in kilograms', growth, { weightGrams: 4.2, lengthMm: null, headMm: null, lying: null }, false],
    ['a weight in grams', growth, { weightGrams: 4200, lengthMm: null, headMm: null, lying: null }, true],
    [
      'a vaccine without a name',
      vaccine,
      { vaccine: '', dose: '1', state: 'done', place: null, batch: null },
      false,
    ],
    ['a milestone in her words', milestone, { milestone: 'disse “mamã”', photo: null }, true],
    ['an activity unheard of', activity, { activity: 'chess' }, false],
    [
      'a question from an article',
      question,
      { answered: false, answer: null, from: { sort: 'article', id } },
      true,
    ],
    [
      'a question from a stranger',
      question,
      { answered: false, answer: null, from: { sort: 'mail', id } },
      false,
    ],
  ] as const)('%s', (_, kind, details, isTaken) => {
    expect(v.is(kind.details, details)).toBe(isTaken);
  });
});

describe('what is wrong with a record', () => {
  const of = (offeredMl: number | null, takenMl: number | null) =>
    recorded({ milk: 'formula' as const, offeredMl, takenMl, container: null });

  it('a bottle needs an amount, and nobody drinks more than was offered', () => {
    expect(bottle.validate?.(of(null, null))).toEqual({ takenMl: 'amount_needed' });
    expect(bottle.validate?.(of(90, 120))).toEqual({ takenMl: 'more_than_offered' });
    expect(bottle.validate?.(of(120, 0))).toEqual({});
    expect(bottle.validate?.(of(120, null))).toEqual({});
  });

  it('a pumping tells its sides or their sum, not both', () => {
    const told = (leftMl: number | null, ml: number | null) => recorded({ leftMl, rightMl: null, ml });
    expect(pumping.validate?.(told(60, 100))).toEqual({ ml: 'amounts_twice' });
    expect(pumping.validate?.(told(0, 100))).toEqual({ ml: 'amounts_twice' });
    expect(pumping.validate?.(told(60, null))).toEqual({});
    expect(pumping.validate?.(told(null, null))).toEqual({});
  });

  it('a colour is of a stool: a wet nappy has none', () => {
    const told = (what: 'wet' | 'both') =>
      recorded({ what, colour: 'green' as const, catch: null, cue: false });
    expect(nappy.validate?.(told('wet'))).toEqual({ colour: 'colour_without_dirty' });
    expect(nappy.validate?.(told('both'))).toEqual({});
  });

  it('a medicine has a name, a measurement a measure, a note and a question their words', () => {
    expect(medicine.validate?.(recorded({ name: ' ', dose: '', everyHours: null }))).toEqual({
      name: 'name_needed',
    });
    const nothing = { weightGrams: null, lengthMm: null, headMm: null, lying: null };
    expect(growth.validate?.(recorded(nothing))).toEqual({ weightGrams: 'measure_needed' });
    expect(growth.validate?.(recorded({ ...nothing, headMm: 380 }))).toEqual({});
    expect(note.validate?.(recorded({}, { notes: ' ' }))).toEqual({ notes: 'text_needed' });
    const asked = { answered: false, answer: null, from: null };
    expect(question.validate?.(recorded(asked))).toEqual({ notes: 'text_needed' });
    expect(question.validate?.(recorded(asked, { notes: 'Posso dar água?' }))).toEqual({});
  });
});

describe('a day of them', () => {
  it('counts what was drunk, and what was offered where nothing else is told, by milk', () => {
    const of = (milk: 'own' | 'formula', offeredMl: number | null, takenMl: number | null) =>
      recorded({ milk, offeredMl, takenMl, container: null });
    expect(bottle.totals([of('own', 120, 90), of('formula', 60, null), of('own', 60, 0)])).toEqual({
      bottles: 3,
      ml: 150,
      ownMl: 90,
      donorMl: 0,
      formulaMl: 60,
      otherMl: 0,
    });
  });

  it('counts a nappy that held both in both', () => {
    const of = (what: 'wet' | 'dirty' | 'both' | 'dry', caught: 'caught' | null = null) =>
      recorded({ what, colour: null, catch: caught, cue: false });
    expect(nappy.totals([of('both'), of('wet', 'caught'), of('dry')])).toEqual({
      nappies: 3,
      wet: 2,
      dirty: 1,
      caught: 1,
    });
  });

  it('adds up milk of each side and of both', () => {
    const told = [
      recorded({ leftMl: 60, rightMl: 40, ml: null }, { durationSeconds: 900 }),
      recorded({ leftMl: null, rightMl: null, ml: 80 }, { durationSeconds: 600 }),
    ];
    expect(pumping.totals(told)).toEqual({ pumpings: 2, seconds: 1500, ml: 180, leftMl: 60, rightMl: 40 });
  });

  it('knows its highest temperature, and no vaccine that was skipped', () => {
    const of = (tenths: number) => recorded({ tenths, place: 'axillary' as const });
    expect(temperature.totals([of(372), of(385), of(369)]).highestTenths).toBe(385);
    const given = (state: 'done' | 'skipped') =>
      recorded({ vaccine: 'bcg', dose: '', state, place: null, batch: null });
    expect(vaccine.totals([given('done'), given('skipped')])).toEqual({ vaccines: 1 });
  });
});

describe('a timer', () => {
  const begun = new Date('2026-03-08T05:00:00.000Z');
  const ended = new Date('2026-03-08T05:15:00.000Z');
  const ran = (side: string) =>
    stopTimer(startTimer(side, begun, { id, timeZone: 'America/Sao_Paulo' }), ended);

  it('of a pumping becomes one with what she poured out', () => {
    const made = pumping.timer?.recordOf(ran('both'), { ml: 110 });
    expect(made).toMatchObject({ durationSeconds: 900, details: { leftMl: null, rightMl: null, ml: 110 } });
    expect(pumping.timer?.recordOf(ran('left'), null).details).toEqual({
      leftMl: null,
      rightMl: null,
      ml: null,
    });
  });

  it('of an activity becomes the one she names', () => {
    expect(activity.timer?.recordOf(ran('on'), { activity: 'tummy' }).details).toEqual({ activity: 'tummy' });
    expect(activity.timer?.recordOf(ran('on'), null)).toMatchObject({
      endTime: ended.toISOString(),
      details: { activity: 'other' },
    });
  });
});
