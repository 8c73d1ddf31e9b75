import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { diaryRecords } from '#server/features/diary/diary.table.ts';
import { foodClearings } from '#server/features/diary/kinds/food-clearings.table.ts';
import { sweep } from '#server/housekeeping.ts';
import type { FoodEntry } from '#shared/foods/food.schema.ts';
import { maxFoodEntries } from '#shared/foods/food.schema.ts';
import { activePauses, clearingMoment } from '#shared/foods/pause.rules.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { foodsTold } from '#tests/support/told-records.ts';
import { aFoodEntry, toolWrite } from '#tests/support/topic-tools.ts';
import { startToolsApp } from '#tests/support/topic-tools-app.ts';

const app = await startToolsApp();
const { colo, now, anyone, send } = app;
afterAll(() => colo.close());

type Browser = ReturnType<TestApp['browser']>;
const diary = foodsTold;
const put = (change: Partial<FoodEntry> = {}) => toolWrite('food-entry.put', aFoodEntry(change));
const resting = async (her: Browser) => {
  const { entries, cleared } = await diary(her);
  return activePauses(entries, cleared).map(({ subject }) => subject);
};

describe('what the baby tried', () => {
  it('comes back as she told it, every field, newest day first', async () => {
    const her = await anyone();
    const older = aFoodEntry({ day: calendarDate('2026-03-01'), liking: null });
    const newer = aFoodEntry({ food: 'own:Papinha da vó 🥕', signs: ['hives', 'rash'], notes: 'pouco' });
    await send(her, toolWrite('food-entry.put', older), toolWrite('food-entry.put', newer));
    const received = { createdAt: now().toISOString(), updatedAt: now().toISOString() };
    expect(await diary(her)).toEqual({
      entries: [
        { ...newer, ...received },
        { ...older, ...received },
      ],
      cleared: [],
    });
  });

  it('is kept once however often it arrives; the same food twice on one day is two', async () => {
    const her = await anyone();
    const once = put();
    await send(her, once);
    await send(her, once, { ...once, id: randomUUID() });
    expect((await diary(her)).entries).toHaveLength(1);
    await send(her, put());
    expect((await diary(her)).entries).toHaveLength(2);
  });

  it('can be changed, deleted and put back', async () => {
    const her = await anyone();
    const entry = aFoodEntry();
    await send(her, toolWrite('food-entry.put', entry));
    await send(her, toolWrite('food-entry.put', { ...entry, liking: 'not-yet' }));
    expect((await diary(her)).entries).toMatchObject([{ id: entry.id, liking: 'not-yet' }]);
    await send(her, toolWrite('food-entry.remove', { id: entry.id }));
    expect((await diary(her)).entries).toEqual([]);
    await send(her, toolWrite('food-entry.put', entry));
    expect((await diary(her)).entries).toMatchObject([entry]);
  });

  it('is hers: another mother who sends its id, or clears its food, changes nothing', async () => {
    const [her, another] = [await anyone(), await anyone()];
    const entry = aFoodEntry({ signs: ['rash'], notes: 'segredo' });
    await send(her, toolWrite('food-entry.put', entry));
    await send(
      another,
      toolWrite('food-entry.remove', { id: entry.id }),
      toolWrite('food-entry.put', { ...entry, notes: 'meu' }),
      toolWrite('food.clear', { food: entry.food, clearedAt: now().toISOString() }),
    );
    expect((await diary(another)).entries).toMatchObject([{ notes: 'meu' }]);
    expect((await diary(her)).entries).toMatchObject([{ notes: 'segredo' }]);
    expect(await resting(her)).toEqual([entry.food]);
  });

  it.each([
    ['a reaction without a food', { food: '', signs: ['rash'] }, { food: 'food_required' }],
    ['a food of no name', { food: 'own:' }, { food: 'food_required' }],
    ['a name of 61 letters', { food: `own:${'a'.repeat(61)}` }, { food: 'food_required' }],
    ['a day to come', { day: '2030-01-01' }, { day: 'in_the_future' }],
    ['the 31st of February', { day: '2026-02-31' }, { day: 'not_a_date' }],
    ['too many words', { notes: 'a'.repeat(1001) }, { notes: 'too_long' }],
  ])('with %s is refused by its field, and the others of the request stand', async (_, change, fields) => {
    const her = await anyone();
    const outcomes = await send(her, toolWrite('food-entry.put', { ...aFoodEntry(), ...change }), put());
    expect(outcomes).toMatchObject([{ done: false, code: 'invalid_input', fields }, { done: true }]);
    expect((await diary(her)).entries).toHaveLength(1);
  });

  it('says a sign once, those that cannot wait first, and loses only what no database holds', async () => {
    const her = await anyone();
    await send(her, put({ signs: ['rash', 'swelling', 'rash'], notes: 'a\0b\ud800c' }));
    expect((await diary(her)).entries).toMatchObject([{ signs: ['swelling', 'rash'], notes: 'ab\ufffdc' }]);
  });

  it('has an end: a machine cannot fill it', async () => {
    const her = await anyone();
    const familyId = await app.lastFamilyId();
    const { day, food, liking, signs } = aFoodEntry();
    const row = { familyId, kind: 'food' as const, day, details: { food, liking, signs }, revision: 1 };
    const rows = Array.from({ length: maxFoodEntries }, (_, change) => ({
      ...row,
      id: randomUUID(),
      change,
      createdAt: now(),
      updatedAt: now(),
    }));
    for (let n = 0; n < rows.length; n += 1000)
      await colo.services.db.insert(diaryRecords).values(rows.slice(n, n + 1000));
    const [first] = rows;
    expect(await send(her, put(), put({ id: first?.id ?? '' }))).toMatchObject([
      { done: false, fields: { food: 'too_many' } },
      { done: true },
    ]);
  });
});

describe('a food with a reaction', () => {
  const egg = (change: Partial<FoodEntry> = {}) => put({ food: 'egg', signs: ['hives'], ...change });
  const clear = (clearedAt: Date | string, food = 'allergen:egg') =>
    toolWrite('food.clear', { food, clearedAt: new Date(clearedAt).toISOString() });

  it('rests until she clears it, and again from what she tells after that', async () => {
    const her = await anyone();
    await send(her, egg());
    expect(await resting(her)).toEqual(['allergen:egg']);
    colo.clock.pass({ minutes: 1 });
    await send(her, clear(now()));
    expect(await resting(her)).toEqual([]);
    colo.clock.pass({ minutes: 1 });
    await send(her, egg({ day: calendarDate('2026-03-01') }));
    expect(await resting(her)).toEqual(['allergen:egg']);
  });

  it('told and cleared without a network comes back when both arrive together, in their order', async () => {
    const her = await anyone();
    const cleared = clear(now());
    colo.clock.pass({ hours: 9 });
    await send(her, egg(), cleared);
    expect(await resting(her)).toEqual([]);
    await send(her, clear(now()), egg());
    expect(await resting(her)).toEqual(['allergen:egg']);
    await send(her, clear(now()), egg(), clear(now()));
    expect(await resting(her)).toEqual([]);
  });

  it('that another phone told since she cleared it goes on resting', async () => {
    const her = await anyone();
    const clearedBefore = clear(now());
    colo.clock.pass({ hours: 1 });
    await send(her, egg());
    colo.clock.pass({ hours: 1 });
    await send(her, clearedBefore);
    expect(await resting(her)).toEqual(['allergen:egg']);
  });

  describe('that was on its way as she cleared it', () => {
    async function clearedOnItsWay(meanwhile: (first: FoodEntry) => ReturnType<typeof put>[]) {
      const her = await anyone();
      const entry = aFoodEntry({ food: 'egg', signs: ['hives'] });
      const cleared = toolWrite('food.clear', {
        food: 'allergen:egg',
        clearedAt: now().toISOString(),
        seen: [{ id: entry.id, signs: entry.signs }],
      });
      colo.clock.pass({ minutes: 1 });
      await send(her, toolWrite('food-entry.put', entry));
      colo.clock.pass({ minutes: 1 });
      await send(her, ...meanwhile(entry));
      colo.clock.pass({ minutes: 1 });
      await send(her, cleared);
      return resting(her);
    }

    it('comes back', async () => {
      expect(await clearedOnItsWay(() => [put({ food: 'egg' })])).toEqual([]);
    });

    it('goes on resting when another phone added a sign to it', async () => {
      const worse = (entry: FoodEntry) => [
        toolWrite('food-entry.put', { ...entry, signs: ['swelling', 'hives'] }),
      ];
      expect(await clearedOnItsWay(worse)).toEqual(['allergen:egg']);
    });

    it('goes on resting when another phone told of a reaction of its own', async () => {
      expect(await clearedOnItsWay(() => [egg()])).toEqual(['allergen:egg']);
    });
  });

  it('is cleared by a phone whose clock is behind, and a clock ahead clears nothing to come', async () => {
    const her = await anyone();
    await send(her, egg());
    const { entries } = await diary(her);
    const behind = new Date(now().getTime() - 10 * 60_000);
    colo.clock.pass({ minutes: 1 });
    await send(her, clear(clearingMoment(entries, 'allergen:egg', behind)));
    expect(await resting(her)).toEqual([]);
    await send(her, clear('2030-01-01T00:00:00Z'));
    colo.clock.pass({ minutes: 1 });
    await send(her, egg());
    expect(await resting(her)).toEqual(['allergen:egg']);
  });

  it('stays cleared when an older clearing arrives late', async () => {
    const her = await anyone();
    const early = clear(now());
    colo.clock.pass({ hours: 1 });
    await send(her, egg());
    colo.clock.pass({ hours: 1 });
    await send(her, clear(now()));
    await send(her, early);
    expect(await resting(her)).toEqual([]);
  });

  it('rests with every food that has its allergen, and they come back together', async () => {
    const her = await anyone();
    await send(her, put({ food: 'quail-egg', signs: ['rash'] }), egg());
    expect(await resting(her)).toEqual(['allergen:egg']);
    colo.clock.pass({ minutes: 1 });
    await send(her, clear(now()));
    expect(await resting(her)).toEqual([]);
    await send(her, clear(now()), put({ food: 'quail-egg', signs: ['rash'] }));
    expect(await resting(her)).toEqual(['allergen:egg']);
  });

  it('that an earlier release cleared by its own name stays cleared', async () => {
    const her = await anyone();
    await send(her, egg());
    colo.clock.pass({ minutes: 1 });
    await send(her, clear(now(), 'egg'));
    expect(await resting(her)).toEqual([]);
  });

  it('is cleared by an allergen that we name and no other', async () => {
    const outcomes = await send(await anyone(), clear(now(), 'allergen:air'));
    expect(outcomes).toMatchObject([{ done: false, fields: { food: 'food_required' } }]);
  });

  it('is cleared by what is a moment alone', async () => {
    const outcomes = await send(await anyone(), toolWrite('food.clear', { food: 'egg', clearedAt: 'ontem' }));
    expect(outcomes).toMatchObject([{ done: false, fields: { clearedAt: 'not_a_moment' } }]);
  });

  it('is not cleared of a baby that is none of the family’s', async () => {
    const her = await anyone();
    const about = { familyId: await app.lastFamilyId(), babyId: randomUUID() };
    const cleared = { ...about, food: 'egg', clearedAt: now().toISOString() };
    expect(await send(her, toolWrite('food.clear', cleared))).toMatchObject([
      { done: false, code: 'invalid_input', fields: { babyId: 'unknown_baby' } },
    ]);
  });
});

describe('the database', () => {
  const { db } = colo.services;
  const totalOf = async (familyId: string) => [
    await db.$count(
      diaryRecords,
      and(eq(diaryRecords.familyId, familyId), sql`${diaryRecords.details}->>'food' is not null`),
    ),
    await db.$count(foodClearings, eq(foodClearings.familyId, familyId)),
  ];

  it('keeps a deleted entry 30 days, then it is gone for good', async () => {
    const her = await anyone();
    const familyId = await app.lastFamilyId();
    const deleted = aFoodEntry();
    await send(
      her,
      put(),
      toolWrite('food-entry.put', deleted),
      toolWrite('food-entry.remove', { id: deleted.id }),
    );
    colo.clock.pass({ days: 29 });
    await sweep(colo.services);
    expect(await totalOf(familyId)).toEqual([2, 0]);
    colo.clock.pass({ days: 2 });
    await sweep(colo.services);
    expect(await totalOf(familyId)).toEqual([1, 0]);
  });

  it('keeps nothing of her when she leaves', async () => {
    const her = await anyone();
    const familyId = await app.lastFamilyId();
    await send(her, put(), toolWrite('food.clear', { food: 'egg', clearedAt: now().toISOString() }));
    expect(await totalOf(familyId)).toEqual([1, 1]);
    await app.leave(her);
    await sweep(colo.services);
    expect(await totalOf(familyId)).toEqual([0, 0]);
  });
});
