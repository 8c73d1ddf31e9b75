import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArticleDraft, UnsavedDraftsAnswer } from '#shared/editing/editing.schema.ts';
import { articleFields } from '#tests/support/article-fields.ts';
import { type Desk, openDesk } from '#tests/support/writing-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.colo.close());

type Writer = Desk['ana'];
const type = (who: Writer, id: string, fields: Partial<ArticleDraft>, baseVersion = 0) =>
  who.call('PUT', `/api/admin/articles/${id}/draft`, {
    body: { fields: { ...articleFields(), ...fields }, baseVersion },
  });
const unsaved = async (who: Writer): Promise<UnsavedDraftsAnswer['drafts']> =>
  (await (await who.get('/api/admin/articles/drafts')).json()).drafts;

describe('what a writer typed and did not save', () => {
  it('is there when she signs in again, half-written and without a title', async () => {
    const id = randomUUID();
    expect((await type(desk.ana, id, { title: '', category: '', content: 'Era uma' })).status).toBe(200);
    expect((await type(desk.ana, id, { title: '', category: '', content: 'Era uma vez' })).status).toBe(200);
    const later = await desk.colo.signedIn('ana@colo.test');
    expect(await desk.load(later, id)).toMatchObject({
      version: 0,
      saved: null,
      draft: { baseVersion: 0, fields: { title: '', category: '', content: 'Era uma vez' } },
    });
    expect(await unsaved(later)).toEqual([{ id, title: '', keptAt: desk.colo.clock.now().toISOString() }]);
  });

  it('is hers alone', async () => {
    const id = randomUUID();
    await type(desk.ana, id, {});
    expect(await desk.load(desk.bia, id)).toMatchObject({ version: 0, saved: null, draft: null });
    expect((await unsaved(desk.bia)).map((draft) => draft.id)).not.toContain(id);
  });

  it('of an article that exists is offered with it, and not seen by readers', async () => {
    const { id } = await desk.save(desk.ana, { publication: { state: 'published' } });
    await type(desk.ana, id, { title: 'Ainda não' }, 1);
    const answer = await desk.load(desk.ana, id);
    expect([answer.saved?.fields.title, answer.draft?.fields.title]).toEqual([
      'Noites mais calmas',
      'Ainda não',
    ]);
    expect((await (await desk.reader.get(`/api/articles/${id}`)).json()).title).toBe('Noites mais calmas');
    expect((await unsaved(desk.ana)).map((draft) => draft.id)).not.toContain(id);
  });

  it('outlives a save of somebody else, and a conflict, and ends with her own save', async () => {
    const { id } = await desk.save(desk.ana);
    await type(desk.bia, id, { title: 'Da Bia' }, 1);
    await desk.save(desk.ana, { id, baseVersion: 1, fields: { title: 'Da Ana' } });
    expect((await desk.send(desk.bia, { id, baseVersion: 1, fields: { title: 'Da Bia' } })).status).toBe(409);
    expect((await desk.load(desk.bia, id)).draft).toMatchObject({
      baseVersion: 1,
      fields: { title: 'Da Bia' },
    });
    await desk.save(desk.bia, { id, baseVersion: 2, fields: { title: 'Da Bia' } });
    expect((await desk.load(desk.bia, id)).draft).toBeNull();
  });

  it('is gone when she throws it away', async () => {
    const id = randomUUID();
    await type(desk.ana, id, {});
    expect((await desk.ana.call('DELETE', `/api/admin/articles/${id}/draft`)).status).toBe(200);
    expect(await desk.load(desk.ana, id)).toMatchObject({ version: 0, saved: null, draft: null });
  });

  it('may be as long as an article, and hold signs that no database can', async () => {
    const id = randomUUID();
    const content = `${'✿'.repeat(99_990)}\0\uD83D`;
    expect((await type(desk.ana, id, { content })).status).toBe(200);
    expect((await desk.load(desk.ana, id)).draft?.fields.content).toBe(`${'✿'.repeat(99_990)}\uFFFD`);
  });
});
