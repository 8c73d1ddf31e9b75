import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/housekeeping.ts';
import { maxRoutineSteps, maxRoutines, type RoutinesAnswer } from '#shared/routines/routine.schema.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { aRoutine, aStep, toolWrite } from '#tests/support/topic-tools.ts';
import { startToolsApp } from '#tests/support/topic-tools-app.ts';
import { routines } from './routines.table.ts';

const app = await startToolsApp();
const { colo, now, anyone, send } = app;
afterAll(() => colo.close());

type Browser = ReturnType<TestApp['browser']>;
const routinesOf = async (her: Browser) => (await app.read<RoutinesAnswer>(her, '/api/routines')).routines;

describe('a routine', () => {
  it('comes back as she planned it, in the order in which she made them', async () => {
    const her = await anyone();
    const first = aRoutine({ name: 'Noite 🌙', steps: [aStep('23:50', { minutes: 0 }), aStep('07:00')] });
    await send(her, toolWrite('routine.put', first));
    const updatedAt = now().toISOString();
    colo.clock.pass({ minutes: 1 });
    const second = aRoutine();
    await send(her, toolWrite('routine.put', second));
    expect(await routinesOf(her)).toEqual([
      { ...first, updatedAt },
      { ...second, updatedAt: now().toISOString() },
    ]);
  });

  it('sent twice is one, changed is the same one, and steps in each other’s way are stored as they are', async () => {
    const her = await anyone();
    const routine = aRoutine();
    const once = toolWrite('routine.put', routine);
    await send(her, once, { ...once, id: randomUUID() });
    await send(her, once);
    const changed = { ...routine, name: 'Manhã', steps: [aStep('07:00', { minutes: 60 }), aStep('07:30')] };
    await send(her, toolWrite('routine.put', changed));
    expect(await routinesOf(her)).toMatchObject([changed]);
  });

  it('deleted is gone, and put back is there again, in its place', async () => {
    const her = await anyone();
    const [first, second] = [aRoutine(), aRoutine()];
    await send(her, toolWrite('routine.put', first));
    colo.clock.pass({ minutes: 1 });
    await send(her, toolWrite('routine.put', second), toolWrite('routine.remove', { id: first.id }));
    expect(await routinesOf(her)).toMatchObject([second]);
    await send(her, toolWrite('routine.put', first));
    expect(await routinesOf(her)).toMatchObject([first, second]);
  });

  it('is hers: another mother who sends its id finds out nothing and changes nothing', async () => {
    const [her, another] = [await anyone(), await anyone()];
    const routine = aRoutine({ name: 'segredo' });
    await send(her, toolWrite('routine.put', routine));
    await send(another, toolWrite('routine.remove', { id: routine.id }));
    expect(await routinesOf(another)).toEqual([]);
    await send(another, toolWrite('routine.put', { ...routine, name: 'minha' }));
    expect(await routinesOf(another)).toMatchObject([{ name: 'minha' }]);
    expect(await routinesOf(her)).toMatchObject([{ name: 'segredo' }]);
  });

  it('too many is refused; those there are can change, and one less makes room', async () => {
    const her = await anyone();
    const many = Array.from({ length: maxRoutines }, () => aRoutine());
    await send(her, ...many.map((one) => toolWrite('routine.put', one)));
    const [first = aRoutine()] = many;
    const more = toolWrite('routine.put', aRoutine());
    expect(await send(her, more, toolWrite('routine.put', { ...first, name: 'Outra' }))).toMatchObject([
      { done: false, code: 'invalid_input', fields: { id: 'too_many' } },
      { done: true },
    ]);
    expect(await send(her, toolWrite('routine.remove', { id: first.id }), more)).toMatchObject([
      { done: true },
      { done: true },
    ]);
    expect(await routinesOf(her)).toHaveLength(maxRoutines);
  });

  it.each([
    [{ name: '  ' }, { name: 'required' }],
    [{ name: 'a'.repeat(61) }, { name: 'too_long' }],
    [{ steps: [] }, { steps: 'required' }],
    [{ steps: Array.from({ length: maxRoutineSteps + 1 }, () => aStep('19:00')) }, { steps: 'too_many' }],
    [{ steps: [aStep('24:00')] }, { 'steps.0.time': 'not_a_time' }],
    [{ steps: [aStep('19:00', { minutes: 721 })] }, { 'steps.0.minutes': 'out_of_range' }],
    [{ steps: [aStep('19:00', { what: ' ' })] }, { 'steps.0.what': 'required' }],
  ])('with %o is refused by its field', async (change, fields) => {
    const her = await anyone();
    expect(await send(her, toolWrite('routine.put', { ...aRoutine(), ...change }))).toMatchObject([
      { done: false, code: 'invalid_input', fields },
    ]);
    expect(await routinesOf(her)).toEqual([]);
  });

  it('with signs that no database holds loses those signs, and nothing else', async () => {
    const her = await anyone();
    await send(
      her,
      toolWrite('routine.put', aRoutine({ name: 'a\0b', steps: [aStep('19:00', { what: 'c\ud800\0d' })] })),
    );
    expect(await routinesOf(her)).toMatchObject([{ name: 'ab', steps: [{ what: 'c\ufffdd' }] }]);
  });
});

describe('the database', () => {
  const { db } = colo.services;
  const totalOf = (userId: string) => db.$count(routines, eq(routines.userId, userId));

  it('keeps a deleted routine 30 days, then it is gone for good', async () => {
    const her = await anyone();
    const userId = await app.lastUserId();
    const [deleted, kept] = [aRoutine(), aRoutine()];
    await send(
      her,
      toolWrite('routine.put', deleted),
      toolWrite('routine.put', kept),
      toolWrite('routine.remove', { id: deleted.id }),
    );
    colo.clock.pass({ days: 29 });
    await sweep(colo.services);
    expect(await totalOf(userId)).toBe(2);
    colo.clock.pass({ days: 2 });
    await sweep(colo.services);
    expect(await totalOf(userId)).toBe(1);
  });

  it('keeps nothing of her when she leaves', async () => {
    const her = await anyone();
    const userId = await app.lastUserId();
    await send(her, toolWrite('routine.put', aRoutine()));
    expect(await totalOf(userId)).toBe(1);
    await app.leave(her);
    await sweep(colo.services);
    expect(await totalOf(userId)).toBe(0);
  });
});
