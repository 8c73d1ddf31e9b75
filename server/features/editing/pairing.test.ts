import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Desk, openDesk } from '#tests/support/writing-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.colo.close());

const portuguese = () => desk.save(desk.ana);
const english = (pairWith: string | null = null) =>
  desk.save(desk.ana, { fields: { language: 'en', title: 'Calmer nights' }, pairWith });
const pairOf = async (id: string) => (await desk.load(desk.ana, id)).pair?.id ?? null;

it('the two languages of an article lead to each other, in the form, in the list and for readers', async () => {
  const publication = { state: 'published' as const };
  const pt = await desk.save(desk.ana, { publication });
  const en = await desk.save(desk.ana, { publication, pairWith: pt.id, fields: { language: 'en' } });
  expect(en.pair).toEqual({ id: pt.id, language: 'pt', title: 'Noites mais calmas' });
  expect(await pairOf(pt.id)).toBe(en.id);
  const row = (await desk.list()).articles.find(({ id }) => id === pt.id);
  expect(row?.pair).toEqual({ id: en.id, language: 'en' });
  const read = await (await desk.reader.get(`/api/articles/${pt.id}`)).json();
  expect(read.translation).toEqual({ id: en.id, language: 'en' });
});

it('a link stays when it is saved again, and ends for both when it is taken away', async () => {
  const pt = await portuguese();
  const en = await english(pt.id);
  await desk.save(desk.ana, { id: pt.id, baseVersion: 1, pairWith: en.id });
  expect([await pairOf(pt.id), await pairOf(en.id)]).toEqual([en.id, pt.id]);
  await desk.save(desk.ana, { id: pt.id, baseVersion: 2 });
  expect([await pairOf(pt.id), await pairOf(en.id)]).toEqual([null, null]);
});

it('a form that was opened before somebody linked its article keeps the link when it is saved', async () => {
  const pt = await portuguese();
  const en = await english(pt.id);
  const saved = await desk.save(desk.bia, { id: pt.id, baseVersion: 1, pairWith: undefined });
  expect(saved.pair?.id).toBe(en.id);
  expect(await pairOf(en.id)).toBe(pt.id);
});

it('an article that is linked stays in another language than its counterpart', async () => {
  const pt = await portuguese();
  await english(pt.id);
  const change = { id: pt.id, baseVersion: 1, pairWith: undefined, fields: { language: 'en' as const } };
  const refused = await desk.send(desk.ana, change);
  expect((await refused.json()).error.fields).toEqual({ pairWith: 'same_language' });
});

it('an article that is linked elsewhere leaves its former counterpart free', async () => {
  const [pt, other] = [await portuguese(), await portuguese()];
  const en = await english(pt.id);
  await desk.save(desk.ana, { id: en.id, baseVersion: 1, pairWith: other.id, fields: { language: 'en' } });
  expect([await pairOf(pt.id), await pairOf(other.id), await pairOf(en.id)]).toEqual([null, en.id, other.id]);
});

it('is refused in one language, with what does not exist, and with what has its counterpart already', async () => {
  const pt = await portuguese();
  await english(pt.id);
  const problem = async (pairWith: string, language: 'pt' | 'en') => {
    const response = await desk.send(desk.ana, { pairWith, fields: { language } });
    expect(response.status).toBe(400);
    return (await response.json()).error.fields.pairWith;
  };
  expect(await problem(pt.id, 'pt')).toBe('same_language');
  expect(await problem(randomUUID(), 'en')).toBe('required');
  expect(await problem(pt.id, 'en')).toBe('already_paired');
});

it('a counterpart in the trash keeps its place until another takes it', async () => {
  const pt = await portuguese();
  const old = await english(pt.id);
  await desk.ana.call('DELETE', `/api/admin/articles/${old.id}`);
  expect(await pairOf(pt.id)).toBe(old.id);
  const anew = await english(pt.id);
  expect([await pairOf(pt.id), await pairOf(old.id)]).toEqual([anew.id, null]);
});

it('two who link two articles with each other at once end with one link', async () => {
  const [pt, en] = [await portuguese(), await english()];
  const both = await Promise.all([
    desk.send(desk.ana, { id: pt.id, baseVersion: 1, pairWith: en.id }),
    desk.send(desk.bia, { id: en.id, baseVersion: 1, pairWith: pt.id, fields: { language: 'en' } }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect([await pairOf(pt.id), await pairOf(en.id)]).toEqual([en.id, pt.id]);
});

it('a link is the same link with its id in capitals, also when it is sent again', async () => {
  const pt = await portuguese();
  const fields = { language: 'en' as const };
  const said = { id: randomUUID(), fields, pairWith: pt.id.toUpperCase() };
  const en = await desk.save(desk.ana, said);
  expect([await pairOf(pt.id), await pairOf(en.id)]).toEqual([en.id, pt.id]);
  // The answer to the first was lost on the way: it is done already, and no conflict.
  expect((await desk.send(desk.ana, said)).status).toBe(200);
});
