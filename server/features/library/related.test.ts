import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RelatedArticlesAnswer } from '#shared/library/library.schema.ts';
import { quietTexts } from '#shared/quiet/quiet-places.rules.ts';
import { addArticle } from '#tests/support/articles.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { posts } from './library.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());
beforeEach(() => colo.services.db.delete(posts));

async function related(id: string): Promise<string[]> {
  const response = await colo.browser().get(`/api/articles/${id}/related`);
  expect(response.status).toBe(200);
  const { articles }: RelatedArticlesAnswer = await response.json();
  return articles.map(({ title }) => title);
}

describe('an article ends, and nothing leads on', () => {
  it('three of its category follow, those first that speak of the same', async () => {
    const naps = await addArticle(colo, {
      title: 'Sonecas curtas',
      introduction: 'Quando a soneca acaba cedo.',
    });
    await addArticle(colo, { title: 'A soneca da tarde' });
    await addArticle(colo, { title: 'Despertares', introduction: 'Sobre sonecas curtas e noites.' });
    await addArticle(colo, { title: 'O berço' });
    await addArticle(colo, { title: 'Luz baixa' });
    expect(await related(naps.id)).toEqual(['Despertares', 'A soneca da tarde', 'Luz baixa']);
  });

  it('where its category has no more, what shares its words follows', async () => {
    const first = await addArticle(colo, { title: 'Febre à noite', introduction: 'Quando medir e ligar.' });
    await addArticle(colo, { title: 'Uma noite só sua', category: 'Mãe Inteira' });
    await addArticle(colo, {
      title: 'Quando há febre',
      introduction: 'De noite e de dia: como medir.',
      category: 'Entendendo o Bebê',
    });
    expect(await related(first.id)).toEqual(['Quando há febre']);
  });

  it('alone in the library, it leads nowhere', async () => {
    expect(await related((await addArticle(colo)).id)).toEqual([]);
  });
});

describe('"more of this" shows me what I cannot read', () => {
  it('nothing in the other language, nothing hidden, and never the same article', async () => {
    const pairId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const first = await addArticle(colo, { title: 'Sonecas', pairId });
    await addArticle(colo, { title: 'Naps', language: 'en', pairId });
    await addArticle(colo, { title: 'Sonecas, rascunho', published: false });
    await addArticle(colo, { title: 'Sonecas, deletado', deletedAt: colo.clock.now() });
    await addArticle(colo, { title: 'Sonecas longas' });
    expect(await related(first.id)).toEqual(['Sonecas longas']);
  });

  it('of an article that is no longer there, nothing follows', async () => {
    await addArticle(colo);
    const gone = await addArticle(colo, { published: false });
    expect(await related(gone.id)).toEqual([]);
    expect((await colo.browser().get('/api/articles/nada/related')).status).toBe(404);
  });

  it('I read about myself, and it leads me to the death of a baby', async () => {
    const category = 'Mãe Inteira';
    const death = quietTexts['quando-um-bebe-morre'].pt;
    const pregnancy = quietTexts['quando-a-gestacao-termina'].pt;
    const mine = await addArticle(colo, { title: 'Quando tudo pesa', category });
    await addArticle(colo, { id: death, title: 'Quando um bebê morre', category });
    await addArticle(colo, { id: pregnancy, title: 'Quando a gestação termina', category });
    await addArticle(colo, { title: 'Pedir ajuda', category });
    expect(await related(mine.id)).toEqual(['Pedir ajuda']);
    expect(await related(death)).toEqual(['Quando a gestação termina']);
  });
});

it('is one statement, however many articles there are', async () => {
  const first = await addArticle(colo, { title: 'Sonecas' });
  for (let n = 0; n < 5; n++) await addArticle(colo, { title: `Sonecas ${n}` });
  const client = (colo.services.db as unknown as { $client: { query: (...call: unknown[]) => unknown } })
    .$client;
  const asked = vi.spyOn(Object.getPrototypeOf(client), 'query');
  await related(first.id);
  expect(asked).toHaveBeenCalledTimes(1);
});
