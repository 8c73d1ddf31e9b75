import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { posts } from '#server/features/library/library.table.ts';
import type { DailyContentAnswer, DailyFields, WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import { quietTexts } from '#shared/quiet/quiet-places.rules.ts';
import { addArticle } from '#tests/support/articles.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { dailyContent } from '../daily.table.ts';

let colo: TestApp;
let desk: ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
  desk = await colo.signedIn('staff@colo.test');
});
afterAll(() => colo.close());
beforeEach(async () => {
  await colo.services.db.delete(dailyContent);
  await colo.services.db.delete(posts);
});

const words = {
  title: 'Luz baixa',
  description: 'À noite.',
  expert: null,
  tips: [],
  fullContent: 'Devagar.',
};
const fields: DailyFields = {
  fromAge: 0,
  toAge: 700,
  contentType: 'article',
  durationMinutes: null,
  category: 'Sono e rotina',
  interests: [],
  libraryCategory: 'Sono do Bebê',
  articleId: null,
  isPremium: false,
  thumbnailUrl: null,
  contentUrl: null,
  published: true,
  pt: words,
  en: words,
};

const put = (changes: Partial<DailyFields>) => desk.post('/api/admin/daily', { ...fields, ...changes });
async function create(changes: Partial<DailyFields>): Promise<string> {
  const response = await put(changes);
  expect(response.status).toBe(200);
  return (await response.json()).id;
}
/** What a mother's day opens, and what the piece opens by its own address. */
async function opened(language: 'pt' | 'en') {
  const asked = `/api/daily/week?language=${language}&day=2026-03-10&birthDate=2025-12-01&journeyType=com-bebe`;
  const { days } = (await (await colo.browser().get(asked)).json()) as WeekContentAnswer;
  const content = days.find((day) => day.content)?.content;
  const alone = (await (await colo.browser().get(`/api/daily/${content?.id}`)).json()) as DailyContentAnswer;
  expect(alone.article).toEqual(content?.article);
  return content?.article?.title ?? null;
}
async function pair(title: string) {
  const pairId = randomUUID();
  const pt = await addArticle(colo, { title, pairId, category: 'Mãe Inteira' });
  const en = await addArticle(colo, {
    title: `${title} (en)`,
    pairId,
    language: 'en',
    category: 'Mãe Inteira',
  });
  return { pt, en };
}

describe('"Ler of the highlight opened an article about something else"', () => {
  it('it opens the one that was chosen, in the reader’s language', async () => {
    const { pt } = await pair('A noite');
    await addArticle(colo, { title: 'O mais novo' });
    await create({ articleId: pt.id });
    expect([await opened('pt'), await opened('en')]).toEqual(['A noite', 'A noite (en)']);
  });

  it('it opens the newest of the category while none was chosen', async () => {
    await addArticle(colo, { title: 'Antigo' });
    await addArticle(colo, { title: 'O mais novo' });
    await create({});
    expect([await opened('pt'), await opened('en')]).toEqual(['O mais novo', null]);
  });

  it('it opens the newest of the category while the chosen one is not to be read, and the chosen one after', async () => {
    const { pt } = await pair('A noite');
    await addArticle(colo, { title: 'O mais novo' });
    await create({ articleId: pt.id });
    const mark = (deletedAt: Date | null) =>
      colo.services.db.update(posts).set({ deletedAt }).where(eq(posts.id, pt.id));
    await mark(colo.clock.now());
    expect([await opened('pt'), await opened('en')]).toEqual(['O mais novo', 'A noite (en)']);
    await mark(null);
    expect(await opened('pt')).toBe('A noite');
  });

  it('it never opens a text on loss because that is the newest', async () => {
    await addArticle(colo, { title: 'Antigo' });
    await addArticle(colo, { id: quietTexts['quando-um-bebe-morre'].pt, title: 'Sobre a perda' });
    await create({});
    expect(await opened('pt')).toBe('Antigo');
  });

  it('only article content opens one', async () => {
    const { pt } = await pair('A noite');
    await create({ articleId: pt.id, contentType: 'tip' });
    expect(await opened('pt')).toBeNull();
  });
});

describe('choosing', () => {
  const offered = async (query: string) =>
    (await (await desk.get(`/api/admin/daily/articles?${query}`)).json()).articles.map(
      ({ title }: { title: string }) => title,
    );

  it('finds what readers may open by words of its title, accented or not, in the panel’s language', async () => {
    await addArticle(colo, { title: 'Mamas cheias ou doloridas', category: 'Amamentação e Acolhimento' });
    await addArticle(colo, { title: 'A amamentação e o sono' });
    await addArticle(colo, { title: 'Amamentar', language: 'en' });
    await addArticle(colo, { title: 'Amamentação em rascunho', published: false });
    expect(await offered('language=pt&q=sono+amamentacao')).toEqual(['A amamentação e o sono']);
    expect(await offered('language=pt&q=100%25')).toEqual([]);
    expect(await offered(`language=pt&category=${encodeURIComponent('Amamentação e Acolhimento')}`)).toEqual([
      'Mamas cheias ou doloridas',
    ]);
    expect(await offered('language=en')).toEqual(['Amamentar']);
  });

  it('found only whole words of a title: now what is in the text, with a slip, or in English is found too', async () => {
    const { pt } = await pair('A noite calma');
    await addArticle(colo, { title: 'Mamas doloridas', content: 'Compressas ajudam na amamentação.' });
    await addArticle(colo, { title: 'Bath time', language: 'en' });
    expect(await offered('language=pt&q=compressas')).toEqual(['Mamas doloridas']);
    expect(await offered('language=pt&q=amamentasao')).toEqual(['Mamas doloridas']);
    expect(await offered('language=pt&q=bath')).toEqual(['Bath time']);
    // Two languages of one article are offered once, in the panel's.
    expect(await offered('language=pt&q=calma')).toEqual(['A noite calma']);
    expect(await offered('language=en&q=calma')).toEqual(['A noite calma (en)']);
    expect(pt.title).toBe('A noite calma');
  });

  it('says which language has no version to open', async () => {
    const { en } = await pair('A noite');
    const told = async () =>
      (await (await desk.get('/api/admin/daily/articles?language=pt&q=noite')).json()).articles;
    expect(await told()).toMatchObject([{ title: 'A noite', language: 'pt', missingIn: null }]);
    await colo.services.db.update(posts).set({ published: false }).where(eq(posts.id, en.id));
    expect(await told()).toMatchObject([{ title: 'A noite', missingIn: 'en' }]);
  });

  it('is kept with the piece, which tells the title; of one taken away nothing is told', async () => {
    const { pt } = await pair('A noite');
    const id = await create({ articleId: pt.id });
    const piece = async () => (await desk.get(`/api/admin/daily/${id}`)).json();
    expect(await piece()).toMatchObject({ articleId: pt.id, article: { id: pt.id, title: 'A noite' } });
    await colo.services.db.delete(posts);
    expect(await piece()).toMatchObject({ articleId: pt.id, article: null });
  });

  it('of what nobody may read is refused by its field', async () => {
    const draft = await addArticle(colo, { published: false });
    for (const articleId of [draft.id, randomUUID()]) {
      const response = await put({ articleId });
      expect((await response.json()).error.fields).toEqual({ articleId: 'unknown_article' });
    }
  });

  it('is staff’s alone', async () => {
    const her = await colo.signedIn('ana@exemplo.test');
    expect((await her.get('/api/admin/daily/articles?language=pt')).status).toBe(403);
  });
});
