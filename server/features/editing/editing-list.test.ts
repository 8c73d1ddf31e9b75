import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posts } from '#server/features/library/library.table.ts';
import { addArticle } from '#tests/support/articles.ts';
import { type Desk, openDesk } from '#tests/support/writing-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.colo.close());

const titles = async (query: string) => (await desk.list(query)).articles.map(({ title }) => title);
const add = (said: Parameters<typeof addArticle>[1]) => addArticle(desk.colo, said);

describe('the list of articles', () => {
  beforeAll(async () => {
    const later = new Date(desk.colo.clock.now().getTime() + 86_400_000);
    await add({ title: 'Publicado', content: `## Olá\n\n${'**Sono** é bom. '.repeat(30)}` });
    await add({
      title: 'Rascunho',
      published: false,
      category: 'Mãe Inteira',
      content: 'A introdução alimentar',
    });
    await add({ title: 'Marcado', published: false, publishAt: later });
    await add({ title: 'Feeding at night', language: 'en', content: 'Babies wake up.' });
    await add({ title: 'Apagado', deletedAt: desk.colo.clock.now(), content: 'A introdução alimentar' });
  });

  it('has all but the trash, newest first, each with its state and the first 150 characters', async () => {
    expect(await titles('')).toEqual(['Feeding at night', 'Marcado', 'Rascunho', 'Publicado']);
    const { articles } = await desk.list();
    expect(articles.map(({ state }) => state)).toEqual(['published', 'scheduled', 'draft', 'published']);
    expect(articles.at(-1)?.excerpt).toBe(`Olá ${'Sono é bom. '.repeat(30)}`.slice(0, 150));
  });

  it.each([
    ['state=draft', ['Rascunho']],
    ['state=scheduled', ['Marcado']],
    ['state=published', ['Feeding at night', 'Publicado']],
    ['state=trashed', ['Apagado']],
    ['language=en', ['Feeding at night']],
    [`category=${encodeURIComponent('Mãe Inteira')}`, ['Rascunho']],
    ['language=pt&state=published', ['Publicado']],
  ])('can be narrowed by %s', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it.each([
    ['rascunho', ['Rascunho']],
    ['INTRODUCAO', ['Rascunho']],
    ['publica', ['Publicado']],
    ['baby', ['Feeding at night']],
    ['introducao alimentar', ['Rascunho']],
    ['nada disso', []],
    ['!!!', []],
    ["' | & : *", []],
  ])('finds %s in titles and texts, drafts too, however it is accented', async (term, expected) => {
    expect(await titles(`q=${encodeURIComponent(term)}`)).toEqual(expected);
  });

  it('finds what is in the trash only there', async () => {
    expect(await titles('q=introducao&state=trashed')).toEqual(['Apagado']);
  });

  it('refuses a filter that does not exist, and starts anew from a cursor that is none', async () => {
    expect((await desk.ana.get('/api/admin/articles?state=lost')).status).toBe(400);
    for (const cursor of [
      'x',
      "2026-02-31 00:00:00+00 '",
      '2026-02-31 00:00:00+00 00000000-0000-4000-8000-000000000000',
    ])
      expect(await titles(`cursor=${encodeURIComponent(cursor)}`)).toHaveLength(4);
  });
});

it('pages by fifty and shows each article once, also those of one moment', async () => {
  const { db } = desk.colo.services;
  const createdAt = desk.colo.clock.now();
  await db.delete(posts);
  const one = { content: 'x', category: 'Mãe Inteira', author: 'Colo', language: 'pt' as const };
  await db
    .insert(posts)
    .values(
      Array.from({ length: 120 }, (_, n) => ({ ...one, title: `${n}`, createdAt, updatedAt: createdAt })),
    );
  const seen: string[] = [];
  let cursor: string | null = '';
  let pages = 0;
  while (cursor !== null) {
    const page = await desk.list(cursor && `cursor=${encodeURIComponent(cursor)}`);
    seen.push(...page.articles.map(({ id }) => id));
    cursor = page.nextCursor;
    pages++;
  }
  expect([pages, seen.length, new Set(seen).size]).toEqual([3, 120, 120]);
});

describe('“my search put the article I wanted under twenty newer ones that only mention it”', () => {
  const find = async (query: string) => desk.list(`q=${query}`);

  it('what is named so comes first, then what begins with it, then what only mentions it', async () => {
    await desk.colo.services.db.delete(posts);
    await add({ title: 'Cólica: o que acalma', content: 'Colo.' });
    await add({ title: 'Choro', introduction: 'Nem sempre é cólica.', content: 'Colo.' });
    await add({ title: 'Banho', content: 'Com cólica, o banho morno ajuda.' });
    await add({ title: 'Rascunho sobre cólica', published: false });
    expect((await find('colica')).articles.map(({ title }) => title)).toEqual([
      'Rascunho sobre cólica',
      'Cólica: o que acalma',
      'Choro',
      'Banho',
    ]);
  });

  it('what stands in the category of that name comes before what only has its word', async () => {
    await desk.colo.services.db.delete(posts);
    const called = { keywords: 'palpite na amamentação', content: 'x' };
    await add({ title: 'Mamas cheias', category: 'Amamentação e Acolhimento', ...called });
    await add({ title: 'Escutar', category: 'Entre Mães', ...called });
    expect((await find('amamentacao')).articles.map(({ title }) => title)).toEqual([
      'Mamas cheias',
      'Escutar',
    ]);
  });

  it('what the other language calls it comes after what is called so', async () => {
    await desk.colo.services.db.delete(posts);
    await add({ title: 'Amamentação sem dor' });
    await add({ title: 'Breastfeeding at night', language: 'en' });
    await add({ title: 'The breast', language: 'en', introduction: 'Breastfeeding, feeding.' });
    expect((await find('amamentacao')).articles.map(({ title }) => title)[0]).toBe('Amamentação sem dor');
  });

  it('page by page each article comes once, the best first', async () => {
    await desk.colo.services.db.delete(posts);
    const createdAt = desk.colo.clock.now();
    const one = { category: 'Mãe Inteira', author: 'Colo', language: 'pt' as const };
    await desk.colo.services.db.insert(posts).values(
      Array.from({ length: 120 }, (_, n) => ({
        ...one,
        title: n % 3 === 0 ? `Soneca ${n}` : `${n}`,
        content: 'A soneca.',
        createdAt: new Date(createdAt.getTime() - (n % 7) * 1000),
        updatedAt: createdAt,
      })),
    );
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page = await find(`soneca${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      seen.push(...page.articles.map(({ title }) => title));
      cursor = page.nextCursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
    expect(seen.findLastIndex((title) => title.startsWith('Soneca'))).toBe(39);
    for (const wrong of ['x', '5 x', '99999999999 x', `7 2026-02-31 00:00:00+00 ${'0'.repeat(36)}`])
      expect((await find(`soneca&cursor=${encodeURIComponent(wrong)}`)).articles[0]?.title).toBe(seen[0]);
  });
});
