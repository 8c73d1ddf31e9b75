import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/housekeeping.ts';
import { maxRoutineSteps, maxRoutines, type RoutinesAnswer } from '#shared/routines/routine.schema.ts';
import { diaryFamily, toldBy } from '#tests/support/diary-family.ts';
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

describe('of a family', () => {
  const inFamily = async (who: Browser, familyId: string) =>
    (await app.read<RoutinesAnswer>(who, `/api/routines?family=${familyId}`)).routines;

  it('is seen by every member and changed by who records; a guest changes nothing, a stranger sees nothing', async () => {
    const family = await diaryFamily(colo, 'routines');
    const { familyId, babyId, parent, carer, guest, stranger } = family;
    const routine = aRoutine();
    const put = (name: string) => toolWrite('routine.put', { ...routine, name, familyId, babyId });
    expect(await toldBy(parent, put('Noite'))).toEqual(['done']);
    expect(await inFamily(guest, familyId)).toMatchObject([{ ...routine, name: 'Noite', babyId }]);
    expect(await toldBy(carer, put('Noite longa'))).toEqual(['done']);
    expect(await toldBy(guest, put('De ninguém'))).toEqual(['not_permitted']);
    expect(await toldBy(stranger, put('De fora'))).toEqual(['not_a_member']);
    expect((await stranger.get(`/api/routines?family=${familyId}`)).status).toBe(403);
    // A phone that does not tell whose it is leaves it as it was.
    await toldBy(parent, toolWrite('routine.put', { ...routine, name: 'Sesta' }));
    expect(await inFamily(carer, familyId)).toMatchObject([{ name: 'Sesta', babyId }]);
  });

  it('goes with who planned it, and stays where another did', async () => {
    const { familyId, parent, carer } = await diaryFamily(colo, 'routines-left');
    for (const [who, name] of [[parent, 'Da mãe'] as const, [carer, 'Da avó'] as const])
      await toldBy(who, toolWrite('routine.put', { ...aRoutine({ name }), familyId }));
    expect(await inFamily(parent, familyId)).toHaveLength(2);
    await app.leave(carer);
    await sweep(colo.services);
    expect(await inFamily(await colo.signedIn('parent.routines-left@exemplo.test'), familyId)).toMatchObject([
      { name: 'Da mãe' },
    ]);
  });

  it('is of a baby of the family or of all of it', async () => {
    const her = await anyone();
    const wrong = toolWrite('routine.put', { ...aRoutine(), babyId: randomUUID() });
    expect(await send(her, wrong)).toMatchObject([{ done: false, fields: { babyId: 'unknown_baby' } }]);
  });
});

describe('the database', () => {
  const { db } = colo.services;
  const totalOf = (familyId: string) => db.$count(routines, eq(routines.familyId, familyId));

  it('keeps a deleted routine 30 days, then it is gone for good', async () => {
    const her = await anyone();
    const familyId = await app.lastFamilyId();
    const [deleted, kept] = [aRoutine(), aRoutine()];
    await send(
      her,
      toolWrite('routine.put', deleted),
      toolWrite('routine.put', kept),
      toolWrite('routine.remove', { id: deleted.id }),
    );
    colo.clock.pass({ days: 29 });
    await sweep(colo.services);
    expect(await totalOf(familyId)).toBe(2);
    colo.clock.pass({ days: 2 });
    await sweep(colo.services);
    expect(await totalOf(familyId)).toBe(1);
  });

  it('keeps nothing of her when she leaves', async () => {
    const her = await anyone();
    const familyId = await app.lastFamilyId();
    await send(her, toolWrite('routine.put', aRoutine()));
    expect(await totalOf(familyId)).toBe(1);
    await app.leave(her);
    await sweep(colo.services);
    expect(await totalOf(familyId)).toBe(0);
  });
});
