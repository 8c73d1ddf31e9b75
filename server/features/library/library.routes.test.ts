import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subscribers } from '#server/features/subscribers/subscribers.table.ts';
import { articleCategories } from '#shared/library/library.rules.ts';
import type { ArticleAnswer, ArticleListAnswer, LibraryAnswer } from '#shared/library/library.schema.ts';
import { addArticle } from '#tests/support/articles.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { posts } from './library.table.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());
beforeEach(() => colo.services.db.delete(posts));

const read = async <Answer>(path: string, her: Browser = colo.browser()): Promise<Answer> => {
  const response = await her.get(path);
  expect(response.status, path).toBe(200);
  return response.json();
};
const list = (query: string, her?: Browser) => read<ArticleListAnswer>(`/api/articles?${query}`, her);
const titles = ({ articles }: ArticleListAnswer) => articles.map(({ title }) => title);
const sleep = `category=${encodeURIComponent('Sono do Bebê')}`;

/** An unpublished and a deleted one beside each: nobody must ever meet them. */
async function addHidden(said: Parameters<typeof addArticle>[1] = {}) {
  return [
    await addArticle(colo, { ...said, title: 'Rascunho', published: false }),
    await addArticle(colo, { ...said, title: 'Deletado', deletedAt: colo.clock.now() }),
  ];
}

describe('the overview', () => {
  it('counts every category in the specified order, empty ones included, and shows the newest six', async () => {
    for (let n = 1; n <= 5; n++) await addArticle(colo, { title: `Sono ${n}` });
    for (let n = 1; n <= 3; n++) await addArticle(colo, { title: `Mãe ${n}`, category: 'Mãe Inteira' });
    await addArticle(colo, { title: 'Elsewhere', category: 'ritmo-leve' });
    await addArticle(colo, { title: 'English', language: 'en' });
    await addHidden();
    const answer = await read<LibraryAnswer>('/api/articles/overview?language=pt');
    expect(answer.language).toBe('pt');
    expect(answer.categories.map(({ category }) => category)).toEqual(articleCategories);
    expect(answer.categories.map(({ count }) => count)).toEqual([5, 0, 0, 0, 0, 3, 0, 0]);
    expect(answer.newest.map(({ title }) => title)).toEqual([
      'Elsewhere',
      'Mãe 3',
      'Mãe 2',
      'Mãe 1',
      'Sono 5',
      'Sono 4',
    ]);
  });

  it('of an empty library is eight zeros', async () => {
    const answer = await read<LibraryAnswer>('/api/articles/overview?language=en');
    expect(answer.newest).toEqual([]);
    expect(answer.categories.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('a category', () => {
  it('has its published articles of one language, newest first, and their count', async () => {
    await addArticle(colo, { title: 'Primeiro' });
    await addArticle(colo, { title: 'Segundo' });
    await addArticle(colo, { title: 'Outro', category: 'Mãe Inteira' });
    await addArticle(colo, { title: 'English', language: 'en' });
    await addHidden();
    const answer = await list(`language=pt&${sleep}`);
    expect(titles(answer)).toEqual(['Segundo', 'Primeiro']);
    expect(answer).toMatchObject({ total: 2, nextCursor: null });
    expect(titles(await list('language=pt'))).toEqual(['Outro', 'Segundo', 'Primeiro']);
    expect(await list('language=pt&category=ritmo-leve')).toEqual({
      articles: [],
      total: 0,
      nextCursor: null,
    });
  });

  it('pages through everything without losing or repeating one of the same instant', async () => {
    const now = colo.clock.now();
    for (let n = 0; n < 47; n++) {
      await addArticle(colo, { title: `${n}`, createdAt: new Date(now.getTime() + Math.floor(n / 15)) });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ArticleListAnswer = await list(
        `language=pt&${sleep}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      );
      expect(page.total).toBe(47);
      seen.push(...titles(page));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(47);
    expect(new Set(seen).size).toBe(47);
  });

  it('is one query, whatever its size', async () => {
    for (let n = 0; n < 25; n++) await addArticle(colo);
    const sent = (her: Browser, query: string) =>
      statementsDuring(colo.services.db, () => list(`language=pt&${query}`, her));
    // The state of the library, and the page; each process asks for the page once.
    const visitor = colo.browser();
    expect(await sent(visitor, sleep)).toHaveLength(2);
    await sent(visitor, sleep);
    expect(await sent(visitor, sleep)).toHaveLength(1);
    // Who she is, with what she pays in and the state of the library, and the page.
    const her = await colo.signedIn('ana@exemplo.test');
    expect(await sent(her, '')).toHaveLength(2);
    await sent(her, '');
    expect(await sent(her, '')).toHaveLength(1);
  });

  it('shows every change at once, whoever made it', async () => {
    const { id } = await addArticle(colo, { title: 'Antes' });
    const { db } = colo.services;
    const seen = async () => {
      const [page, overview] = [
        await list(`language=pt&${sleep}`),
        await read<LibraryAnswer>('/api/articles/overview?language=pt'),
      ];
      expect(overview.newest.map(({ title }) => title)).toEqual(titles(page));
      return titles(page);
    };
    // Twice each: on PostgreSQL two processes take turns.
    expect([await seen(), await seen()]).toEqual([['Antes'], ['Antes']]);
    await db.update(posts).set({ title: 'Depois' }).where(eq(posts.id, id));
    expect([await seen(), await seen()]).toEqual([['Depois'], ['Depois']]);
    await db.transaction(async (transaction) => {
      await transaction.update(posts).set({ published: false }).where(eq(posts.id, id));
      await transaction.update(posts).set({ published: true, title: 'De novo' }).where(eq(posts.id, id));
    });
    expect([await seen(), await seen()]).toEqual([['De novo'], ['De novo']]);
    await db.delete(posts).where(eq(posts.id, id));
    expect([await seen(), await seen()]).toEqual([[], []]);
  });

  it('starts anew from a cursor that is none, and refuses a language it does not speak', async () => {
    const { id } = await addArticle(colo);
    for (const cursor of [
      'x',
      `2026-02-31 00:00:00+00 ${id}`,
      '2026-99-99 00:00:00+00 00000000-0000-0000-0000-000000000000',
      "' or 1=1 --",
    ]) {
      const { articles } = await list(`language=pt&cursor=${encodeURIComponent(cursor)}`);
      expect(articles[0]?.id, cursor).toBe(id);
    }
    expect((await colo.browser().get('/api/articles?language=fr')).status).toBe(400);
    expect((await colo.browser().get('/api/articles')).status).toBe(400);
  });

  it('shows cards with an excerpt of 150 plain characters, the reading time and the picture in its sizes', async () => {
    await addArticle(colo, {
      content: `## Sinais\n\n**Olhe** ${'a'.repeat(500)}${' palavra'.repeat(500)}`,
      imageUrl: '/media/post-images/capa-w640.webp',
      imageAlt: 'Um berço vazio',
      imageWidth: 640,
      imageHeight: 360,
      imageWidths: [320, 640],
      audioUrl: '/media/post-audio/a.mp3',
    });
    const [card] = (await list('language=pt')).articles;
    expect(card?.excerpt).toBe(`Sinais Olhe ${'a'.repeat(138)}`);
    expect(card).toMatchObject({ readingMinutes: 3, hasAudio: true, introduction: null });
    expect(card?.picture).toEqual({
      url: '/media/post-images/capa-w640.webp',
      width: 640,
      height: 360,
      alt: 'Um berço vazio',
      sources: [
        {
          type: 'image/avif',
          srcset: '/media/post-images/capa-w320.avif 320w, /media/post-images/capa-w640.avif 640w',
        },
        {
          type: 'image/webp',
          srcset: '/media/post-images/capa-w320.webp 320w, /media/post-images/capa-w640.webp 640w',
        },
      ],
    });
  });
});

describe('an article', () => {
  it('is read whole, and knows itself in the other language while that is published', async () => {
    const pairId = '00000000-0000-4000-8000-000000000001';
    const said = {
      introduction: 'Uma introdução',
      practicalTip: 'Uma dica',
      sources: ['OMS'],
      reviewedOn: '2026-02-01',
    };
    const { id } = await addArticle(colo, { ...said, pairId, reviewer: 'Dra. Ana', authorRole: 'Equipe' });
    const twin = await addArticle(colo, { pairId, language: 'en' });
    const answer = await read<ArticleAnswer>(`/api/articles/${id}`);
    expect(answer).toMatchObject({
      id,
      content: 'Um texto.',
      ...said,
      reviewer: 'Dra. Ana',
      audio: null,
      picture: null,
    });
    expect(answer.translation).toEqual({ id: twin.id, language: 'en' });
    await colo.services.db.update(posts).set({ published: false }).where(sql`id = ${twin.id}`);
    expect((await read<ArticleAnswer>(`/api/articles/${id}`)).translation).toBeNull();
  });

  it('says nothing of how it is kept', async () => {
    const { id } = await addArticle(colo, { contentKey: 'a/b.pt', contentHash: 'x' });
    const answer = await read<ArticleAnswer>(`/api/articles/${id}`);
    expect(Object.keys(answer).sort()).toEqual([
      'audio',
      'author',
      'authorRole',
      'category',
      'content',
      'createdAt',
      'excerpt',
      'hasAudio',
      'id',
      'introduction',
      'language',
      'picture',
      'practicalTip',
      'readingMinutes',
      'reviewedOn',
      'reviewer',
      'slug',
      'sources',
      'title',
      'translation',
    ]);
  });

  it('that is missing, withdrawn, deleted or no article at all is not found', async () => {
    const hidden = (await addHidden()).map(({ id }) => id);
    for (const id of [
      ...hidden,
      '00000000-0000-4000-8000-000000000000',
      'x',
      '1',
      '%00',
      "'--",
      'undefined',
    ]) {
      for (const path of [`/api/articles/${id}`, `/api/articles/${id}/feedback`]) {
        const response = await colo.browser().get(path);
        expect(response.status, path).toBe(404);
        expect((await response.json()).error.code).toBe('not_found');
      }
    }
  });
});

describe('who pays in dollars', () => {
  it('reads English on any page; who pays in reais reads the page’s language', async () => {
    await addArticle(colo, { title: 'Português' });
    await addArticle(colo, { title: 'English', language: 'en' });
    const dollars = await colo.signedIn('ann@exemplo.test');
    const reais = await colo.signedIn('ana@exemplo.test');
    const createdAt = colo.clock.now();
    await colo.services.db.insert(subscribers).values([
      { email: 'ann@exemplo.test', paymentCurrency: 'USD', createdAt },
      { email: 'ana@exemplo.test', paymentCurrency: 'BRL', createdAt },
    ]);
    expect(titles(await list('language=pt', dollars))).toEqual(['English']);
    expect((await read<LibraryAnswer>('/api/articles/overview?language=pt', dollars)).language).toBe('en');
    expect(titles(await list('language=pt', reais))).toEqual(['Português']);
    expect(titles(await list('language=en', reais))).toEqual(['English']);
    expect(titles(await list('language=pt'))).toEqual(['Português']);
  });
});
