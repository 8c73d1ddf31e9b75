import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ArticleFields, RevisionAnswer, RevisionsAnswer } from '#shared/editing/editing.schema.ts';
import { articleFields } from '#tests/support/article-fields.ts';
import { addArticle } from '#tests/support/articles.ts';
import { type Desk, openDesk } from '#tests/support/writing-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.colo.close());

const revisions = async (id: string): Promise<RevisionsAnswer['revisions']> =>
  (await (await desk.ana.get(`/api/admin/articles/${id}/revisions`)).json()).revisions;
const revision = async (id: string, version: number): Promise<RevisionAnswer> =>
  (await desk.ana.get(`/api/admin/articles/${id}/revisions/${version}`)).json();

it('every save is kept with who, when and how it stood, newest first', async () => {
  const { id } = await desk.save(desk.ana);
  const first = desk.colo.clock.now().toISOString();
  desk.colo.clock.pass({ hours: 1 });
  await desk.save(desk.bia, { id, baseVersion: 1, publication: { state: 'published' } });
  expect(await revisions(id)).toEqual([
    {
      version: 2,
      savedAt: desk.colo.clock.now().toISOString(),
      savedBy: 'bia@colo.test',
      state: 'published',
    },
    { version: 1, savedAt: first, savedBy: 'ana@colo.test', state: 'draft' },
  ]);
});

it('an older one can be had back whole, picture and audio too', async () => {
  const { id } = await desk.save(desk.ana);
  const emptied = { content: 'Quase nada.', picture: null, audio: null, sources: [], practicalTip: '' };
  await desk.save(desk.ana, { id, baseVersion: 1, fields: emptied });
  const { fields } = await revision(id, 1);
  expect(fields).toEqual(articleFields());
  await desk.save(desk.ana, { id, baseVersion: 2, fields: fields as ArticleFields });
  expect((await desk.load(desk.ana, id)).saved?.fields).toEqual(articleFields());
  expect((await revision(id, 2)).fields).toMatchObject(emptied);
});

it('the original of an article that came with Colo is not lost by its first edit', async () => {
  const { id } = await addArticle(desk.colo, { content: 'O original.', contentKey: 'sono/a.pt' });
  await desk.save(desk.ana, { id, baseVersion: 1 });
  expect((await revisions(id)).map(({ version, savedBy }) => [version, savedBy])).toEqual([
    [2, 'ana@colo.test'],
    [1, ''],
  ]);
  expect(await revision(id, 1)).toMatchObject({ state: 'published', fields: { content: 'O original.' } });
});

it('one that does not exist is not found', async () => {
  const { id } = await desk.save(desk.ana);
  expect((await desk.ana.get(`/api/admin/articles/${id}/revisions/7`)).status).toBe(404);
  expect((await desk.ana.get(`/api/admin/articles/${id}/revisions/x`)).status).toBe(400);
});
