import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/housekeeping.ts';
import { noteDivider } from '#shared/topics/note-merge.rules.ts';
import { type MyTopicsAnswer, maxSavedParts, maxTopicNoteLength } from '#shared/topics/topics.schema.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { toolWrite } from '#tests/support/topic-tools.ts';
import { startToolsApp } from '#tests/support/topic-tools-app.ts';
import { savedParts, topicNotes } from './topics.table.ts';

const app = await startToolsApp();
const { colo, now, anyone, send } = app;
afterAll(() => colo.close());

type Browser = ReturnType<TestApp['browser']>;
const mine = (her: Browser) => app.read<MyTopicsAnswer>(her, '/api/topics/mine');
const note = (text: string, baseRevision: number) =>
  toolWrite('topic-note.put', { topic: 'understanding', text, baseRevision, writer: crypto.randomUUID() });
const save = (part: string, on = true, kind = 'food') => toolWrite('saved-part.set', { kind, part, on });

describe('her notes', () => {
  it('come back as she wrote them, and change with what she writes upon them', async () => {
    const her = await anyone();
    await send(her, note('Sorriu hoje', 0));
    const told = { topic: 'understanding', updatedAt: now().toISOString() };
    expect((await mine(her)).notes).toEqual([{ ...told, text: 'Sorriu hoje', revision: 1 }]);
    await send(her, note('Sorriu', 1), note('', 2));
    expect((await mine(her)).notes).toEqual([{ ...told, text: '', revision: 3 }]);
  });

  it('of two phones stay both, one below the other; sent twice they stay once', async () => {
    const her = await anyone();
    const late = note('Chorou à tarde', 0);
    await send(her, note('Sorriu hoje', 0));
    await send(her, late);
    await send(her, late);
    expect((await mine(her)).notes).toMatchObject([
      { text: `Sorriu hoje${noteDivider}Chorou à tarde`, revision: 2 },
    ]);
  });

  it('too long, alone or together, are refused and cut nothing', async () => {
    const her = await anyone();
    const long = 'a'.repeat(maxTopicNoteLength);
    await send(her, note(long, 0));
    expect(await send(her, note('b', 0), note(`${long}a`, 1))).toMatchObject([
      { done: false, code: 'invalid_input', fields: { text: 'too_long' } },
      { done: false, code: 'invalid_input', fields: { text: 'too_long' } },
    ]);
    expect((await mine(her)).notes).toMatchObject([{ text: long, revision: 1 }]);
  });

  it('are hers alone, of a page that has a place for them, and lose only what no database holds', async () => {
    const [her, another] = [await anyone(), await anyone()];
    await send(her, note('a\0b\ud800c', 0));
    expect((await mine(her)).notes).toMatchObject([{ text: 'ab\ufffdc' }]);
    expect((await mine(another)).notes).toEqual([]);
    expect(
      await send(
        her,
        toolWrite('topic-note.put', {
          topic: 'nada',
          text: '',
          baseRevision: 0,
          writer: crypto.randomUUID(),
        }),
      ),
    ).toMatchObject([{ done: false, code: 'invalid_input' }]);
  });
});

describe('what she keeps', () => {
  it('is told the latest first, once however often she keeps it, and gone when she lets go', async () => {
    const her = await anyone();
    await send(her, save('banana'));
    const first = now().toISOString();
    colo.clock.pass({ minutes: 1 });
    await send(her, save('banana'), save('own:Papinha da vó'), save('cues', true, 'section'));
    const second = now().toISOString();
    expect((await mine(her)).saved).toEqual([
      { kind: 'food', part: 'own:Papinha da vó', savedAt: second },
      { kind: 'section', part: 'cues', savedAt: second },
      { kind: 'food', part: 'banana', savedAt: first },
    ]);
    await send(her, save('banana', false), save('cues', false, 'food'), save('nada', false));
    expect((await mine(her)).saved.map(({ part }) => part)).toEqual(['own:Papinha da vó', 'cues']);
  });

  it('is hers alone', async () => {
    const [her, another] = [await anyone(), await anyone()];
    await send(her, save('banana'));
    await send(another, save('banana', false));
    expect((await mine(another)).saved).toEqual([]);
    expect((await mine(her)).saved).toHaveLength(1);
  });

  it('is a part that can be, and has an end', async () => {
    const her = await anyone();
    expect(await send(her, save('Não é chave'), save('banana', true, 'toy'))).toMatchObject([
      { done: false, fields: { part: 'unknown_part' } },
      { done: false, code: 'invalid_input' },
    ]);
    const rows = Array.from({ length: maxSavedParts }, (_, n) => save(`food-${n}`));
    await send(her, ...rows);
    expect(
      await send(her, save('banana'), save('food-0'), save('food-1', false), save('mango')),
    ).toMatchObject([
      { done: false, fields: { part: 'too_many' } },
      { done: true },
      { done: true },
      { done: true },
    ]);
  });
});

it('nothing of it is left when she leaves', async () => {
  const { db } = colo.services;
  const her = await anyone();
  const userId = await app.lastUserId();
  await send(her, note('Sorriu', 0), save('banana'));
  const total = async () => [
    await db.$count(topicNotes, eq(topicNotes.userId, userId)),
    await db.$count(savedParts, eq(savedParts.userId, userId)),
  ];
  expect(await total()).toEqual([1, 1]);
  await app.leave(her);
  await sweep(colo.services);
  expect(await total()).toEqual([0, 0]);
});
