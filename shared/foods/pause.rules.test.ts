import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import type { FoodLiking, FoodSign } from './food.rules.ts';
import { activePauses, clearingMoment, triedFoods } from './pause.rules.ts';

let count = 0;
const at = (day: string, hour = 12) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const entry = (
  food: string,
  day: string,
  signs: FoodSign[] = [],
  told: { updatedAt?: string; liking?: FoodLiking } = {},
) => ({
  id: String(count++),
  food,
  day: calendarDate(day),
  signs,
  liking: told.liking ?? null,
  updatedAt: told.updatedAt ?? at(day),
});
const subjects = (...told: Parameters<typeof activePauses>) =>
  activePauses(...told).map(({ subject }) => subject);
const cleared = (food: string, clearedAt: string) => ({ food, clearedAt });

describe('a reaction', () => {
  it('pauses the allergen from the day a sign was seen, with every sign, those that cannot wait first', () => {
    const entries = [
      entry('egg', '2026-09-01', ['rash']),
      entry('quail-egg', '2026-09-03', ['rash', 'swelling']),
      entry('banana', '2026-09-03'),
    ];
    expect(activePauses(entries, [])).toEqual([
      {
        subject: 'allergen:egg',
        foods: ['quail-egg', 'egg'],
        signs: ['swelling', 'rash'],
        isUrgent: true,
        needsAllergist: true,
        day: '2026-09-03',
      },
    ]);
  });

  it('to a food without a listed allergen pauses that food alone', () => {
    expect(subjects([entry('banana', '2026-09-01', ['rash'])], [])).toEqual(['banana']);
  });

  it('to a food that may hold another allergen pauses both', () => {
    expect(subjects([entry('pasta', '2026-09-01', ['hives'])], [])).toEqual([
      'allergen:wheat',
      'allergen:egg',
    ]);
  });

  it('to oats pauses the group of wheat', () => {
    expect(subjects([entry('oats', '2026-09-01', ['rash'])], [])).toEqual(['allergen:wheat']);
  });

  it('pauses until it is cleared, though the food went well since', () => {
    const entries = [entry('egg', '2026-09-01', ['hives']), entry('egg', '2026-09-09')];
    expect(activePauses(entries, [])).toMatchObject([{ subject: 'allergen:egg', day: '2026-09-01' }]);
    expect(subjects(entries, [cleared('allergen:egg', at('2026-09-02'))])).toEqual([]);
  });

  it('told after a clearing pauses again, also of an earlier day', () => {
    const before = entry('egg', '2026-09-01', ['hives']);
    const added = entry('egg', '2026-08-20', ['rash'], { updatedAt: at('2026-09-03') });
    expect(activePauses([before, added], [cleared('allergen:egg', at('2026-09-02'))])).toMatchObject([
      { signs: ['rash'], isUrgent: false, needsAllergist: false, day: '2026-08-20' },
    ]);
  });

  it('is cleared by what was told at the very moment, by the later of two, and by no other allergen’s', () => {
    const egg = entry('egg', '2026-09-02', ['rash']);
    expect(subjects([egg], [cleared('allergen:egg', egg.updatedAt)])).toEqual([]);
    const twice = [cleared('allergen:egg', at('2026-09-05')), cleared('allergen:egg', at('2026-09-01'))];
    expect(subjects([egg], twice)).toEqual([]);
    expect(subjects([egg], [cleared('allergen:fish', at('2026-09-05'))])).toHaveLength(1);
  });

  it('cleared by the name of the food, as earlier releases did, stays cleared for that food alone', () => {
    const entries = [entry('egg', '2026-09-01', ['rash']), entry('quail-egg', '2026-09-01', ['rash'])];
    expect(activePauses(entries, [cleared('egg', at('2026-09-05'))])).toMatchObject([
      { subject: 'allergen:egg', foods: ['quail-egg'] },
    ]);
  });

  it('of a food of hers is one, in whatever capitals and blanks she wrote it', () => {
    const entries = [
      entry('own:Papinha da vó', '2026-09-01', ['rash']),
      entry('own:papinha da  vó', '2026-09-02', ['hives']),
    ];
    expect(activePauses(entries, [])).toMatchObject([
      { foods: ['own:papinha da  vó'], signs: ['hives', 'rash'] },
    ]);
    expect(subjects(entries, [cleared('own:PAPINHA DA VÓ', at('2026-09-03'))])).toEqual([]);
  });

  it('that cannot wait stands first, then the latest', () => {
    const entries = [
      entry('egg', '2026-09-01', ['rash']),
      entry('sardine', '2026-09-05', ['other']),
      entry('peanut', '2026-08-01', ['breathing']),
    ];
    expect(subjects(entries, [])).toEqual(['allergen:peanut', 'allergen:fish', 'allergen:egg']);
  });
});

describe('skin and gut', () => {
  it.each<FoodSign[]>([
    ['hives', 'vomiting'],
    ['hives', 'diarrhoea'],
    ['rash', 'vomiting'],
    ['rash', 'diarrhoea'],
  ])('together cannot wait: %s and %s', (...signs) => {
    expect(activePauses([entry('egg', '2026-09-01', signs)], [])).toMatchObject([
      { isUrgent: true, needsAllergist: true },
    ]);
  });

  it('of two entries of one day are together, of two days they are not', () => {
    const hives = entry('egg', '2026-09-01', ['hives']);
    const isUrgent = (other: ReturnType<typeof entry>) => activePauses([hives, other], [])[0]?.isUrgent;
    expect(isUrgent(entry('quail-egg', '2026-09-01', ['vomiting']))).toBe(true);
    expect(isUrgent(entry('egg', '2026-09-02', ['vomiting']))).toBe(false);
  });
});

it('after a sign that could not wait the allergist is asked again, though later signs were mild', () => {
  const entries = [
    entry('egg', '2026-09-01', ['breathing']),
    entry('egg', '2026-10-01', ['rash'], { updatedAt: at('2026-10-01') }),
  ];
  expect(activePauses(entries, [cleared('allergen:egg', at('2026-09-20'))])).toMatchObject([
    { signs: ['rash'], isUrgent: false, needsAllergist: true },
  ]);
});

it('clearing is never before what it clears, though her phone’s clock is behind', () => {
  const entries = [entry('quail-egg', '2026-09-01', ['rash']), entry('sardine', '2026-09-09', ['rash'])];
  const behind = new Date(at('2026-09-01', 11));
  const clearedAt = clearingMoment(entries, 'allergen:egg', behind);
  expect(clearedAt).toBe(at('2026-09-01'));
  expect(subjects(entries, [cleared('allergen:egg', clearedAt)])).toEqual(['allergen:fish']);
  expect(clearingMoment([], 'allergen:egg', behind)).toBe(behind.toISOString());
});

it('foods that were tried are told once each, the latest first, with what she said last', () => {
  const entries = [
    entry('egg', '2026-09-01', [], { liking: 'not-yet' }),
    entry('banana', '2026-09-02', [], { liking: 'loved' }),
    entry('egg', '2026-09-04', [], { liking: 'fine' }),
    entry('egg', '2026-09-05'),
  ];
  expect(triedFoods(entries)).toEqual([
    { food: 'egg', times: 3, firstDay: '2026-09-01', lastDay: '2026-09-05', liking: 'fine' },
    { food: 'banana', times: 1, firstDay: '2026-09-02', lastDay: '2026-09-02', liking: 'loved' },
  ]);
});
