import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import type { FoodLiking, FoodSign } from './food.rules.ts';
import { clearingMoment, foodIdentity, pausedFoods, triedFoods } from './pause.rules.ts';

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

describe('a food', () => {
  it('rests from the day a sign was seen, with every sign, those that cannot wait first', () => {
    const entries = [
      entry('egg', '2026-09-01', ['rash', 'vomiting']),
      entry('egg', '2026-09-03', ['rash', 'swelling']),
      entry('banana', '2026-09-03'),
    ];
    expect(pausedFoods(entries, [])).toEqual([
      { food: 'egg', signs: ['swelling', 'vomiting', 'rash'], isUrgent: true, day: '2026-09-03' },
    ]);
  });

  it('tried again without a sign rests all the same: only clearing lets it come back', () => {
    const entries = [entry('egg', '2026-09-01', ['hives']), entry('egg', '2026-09-09')];
    expect(pausedFoods(entries, [])).toMatchObject([{ food: 'egg', day: '2026-09-01' }]);
    expect(pausedFoods(entries, [{ food: 'egg', clearedAt: at('2026-09-02') }])).toEqual([]);
  });

  it('that was cleared rests again from what she tells after that, also of an earlier day', () => {
    const cleared = [{ food: 'egg', clearedAt: at('2026-09-02') }];
    const before = entry('egg', '2026-09-01', ['limp']);
    const added = entry('egg', '2026-08-20', ['rash'], { updatedAt: at('2026-09-03') });
    expect(pausedFoods([before, added], cleared)).toEqual([
      { food: 'egg', signs: ['rash'], isUrgent: false, day: '2026-08-20' },
    ]);
  });

  it('is cleared by what was told at the very moment, by the later of two clearings, and by no other food’s', () => {
    const egg = entry('egg', '2026-09-02', ['rash']);
    const cleared = (food: string, clearedAt: string) => ({ food, clearedAt });
    expect(pausedFoods([egg], [cleared('egg', egg.updatedAt)])).toEqual([]);
    expect(pausedFoods([egg], [cleared('egg', at('2026-09-05')), cleared('egg', at('2026-09-01'))])).toEqual(
      [],
    );
    expect(pausedFoods([egg], [cleared('fish', at('2026-09-05'))])).toHaveLength(1);
  });

  it('that cannot wait stands first, then the latest', () => {
    const entries = [
      entry('egg', '2026-09-01', ['rash']),
      entry('fish', '2026-09-05', ['other']),
      entry('peanut', '2026-08-01', ['breathing']),
    ];
    expect(pausedFoods(entries, []).map(({ food }) => food)).toEqual(['peanut', 'fish', 'egg']);
  });

  it('of hers is one food, in whatever capitals and blanks she wrote it', () => {
    expect(foodIdentity('own: Papinha  da VÓ ')).toBe('own:papinha da vó');
    expect(foodIdentity('own:papinha da vó')).toBe('own:papinha da vó');
    const entries = [
      entry('own:Papinha da vó', '2026-09-01', ['rash']),
      entry('own:papinha da  vó', '2026-09-02', ['hives']),
    ];
    expect(pausedFoods(entries, [])).toMatchObject([
      { food: 'own:papinha da  vó', signs: ['hives', 'rash'] },
    ]);
    expect(pausedFoods(entries, [{ food: 'own:PAPINHA DA VÓ', clearedAt: at('2026-09-03') }])).toEqual([]);
  });
});

it('clearing is never before what it clears, though her phone’s clock is behind', () => {
  const entries = [entry('egg', '2026-09-01', ['rash']), entry('fish', '2026-09-09', ['rash'])];
  const behind = new Date(at('2026-09-01', 11));
  const clearedAt = clearingMoment(entries, 'egg', behind);
  expect(clearedAt).toBe(at('2026-09-01'));
  expect(pausedFoods(entries, [{ food: 'egg', clearedAt }]).map(({ food }) => food)).toEqual(['fish']);
  expect(clearingMoment([], 'egg', behind)).toBe(behind.toISOString());
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
