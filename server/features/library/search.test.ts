import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleSearchAnswer } from '#shared/library/library.schema.ts';
import { addArticle } from '#tests/support/articles.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { posts } from './library.table.ts';

let colo: TestApp;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());
beforeEach(async () => {
  colo.clock.pass({ minutes: 1 });
  await colo.services.db.delete(posts);
});

async function search(term: string, { language = 'pt', cursor = '' } = {}): Promise<ArticleSearchAnswer> {
  const query = new URLSearchParams({ language, q: term, ...(cursor ? { cursor } : {}) });
  const response = await colo.browser().get(`/api/articles/search?${query}`);
  expect(response.status, term.slice(0, 50)).toBe(200);
  return response.json();
}
const titles = ({ found }: ArticleSearchAnswer) => found.map(({ article }) => article.title);
const found = async (term: string, language?: string) =>
  titles(await search(term, language ? { language } : {}));

describe('searching', () => {
  it('puts titles before introductions before bodies, newest first within each, and tips among the bodies', async () => {
    await addArticle(colo, { title: 'Corpo novo', content: 'Fala de cólica.' });
    await addArticle(colo, { title: 'Cólica antiga' });
    await addArticle(colo, { title: 'Introdução', introduction: 'Sobre a cólica' });
    await addArticle(colo, { title: 'Cólica nova', introduction: 'cólica', content: 'cólica' });
    await addArticle(colo, { title: 'Dica', practicalTip: 'Na cólica, calma.' });
    await addArticle(colo, { title: 'Outra coisa' });
    expect(await found('cólica')).toEqual([
      'Cólica nova',
      'Cólica antiga',
      'Introdução',
      'Dica',
      'Corpo novo',
    ]);
  });

  it('finds all words together, wherever each stands', async () => {
    await addArticle(colo, { title: 'Banho', content: 'O coto umbilical seca.' });
    await addArticle(colo, { title: 'Banho', content: 'Água morna.' });
    expect(await found('banho umbilical')).toHaveLength(1);
    expect(await found('umbilical banho')).toHaveLength(1);
    expect(await found('umbilical leite')).toEqual([]);
  });

  it.each([
    ['introducao', 'Introdução alimentar'],
    ['INTRODUÇÃO', 'Introdução alimentar'],
    ['introduções', 'Introdução alimentar'],
    ['introducoes', 'Introdução alimentar'],
    ['amamentacao', 'Amamentar à noite'],
    ['amamentação', 'Amamentar à noite'],
    ['amamentando', 'Amamentar à noite'],
    ['bebe', 'Os bebês'],
    ['bebês', 'Os bebês'],
    ['mamae', 'Mamãe'],
    ['agua', 'ÁGUA'],
    ['recem nascido', 'Recém-nascido'],
    ['recém-nascido', 'Recém-nascido'],
  ])('is blind to accents and case and knows kin: “%s” finds “%s”', async (term, title) => {
    await addArticle(colo, { title });
    await addArticle(colo, { title: 'Outra coisa' });
    expect(await found(term)).toEqual([title]);
  });

  it.each([
    ['feeding', 'How to feed'],
    ['feed', 'Night feedings'],
    ['babies', 'Your baby'],
    ['cafe', 'Café and milk'],
    ['the feeding', 'How to feed'],
  ])('stems English too: “%s” finds “%s”', async (term, title) => {
    await addArticle(colo, { title, language: 'en' });
    await addArticle(colo, { title, language: 'pt' });
    expect(await found(term, 'en')).toEqual([title]);
  });

  it('finds the last word at every letter of the way, and a lone word from its second on', async () => {
    const title = 'Chorando e amamentação';
    await addArticle(colo, { title });
    for (const word of ['chorando', 'amamentação', 'amamentacao']) {
      for (let end = 1; end <= word.length; end++) {
        const typed = word.slice(0, end);
        if (end > 1) expect(await found(typed), typed).toEqual([title]);
        expect(await found(`chorando ${typed}`), `chorando ${typed}`).toEqual([title]);
      }
    }
    expect(await found('amamen chorando'), 'only the last word may be unfinished').toEqual([]);
  });

  it('passes over words that stand everywhere, and looks for a term of nothing else in titles alone', async () => {
    await addArticle(colo, { title: 'Quando procurar ajuda', content: 'De noite.' });
    await addArticle(colo, { title: 'Sono', content: 'Quando ele dorme de dia.' });
    expect(await found('o sono de')).toEqual(['Sono']);
    expect(await found('quando')).toEqual(['Quando procurar ajuda']);
    expect(await found('de')).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['quotes', `'"\`´“”`],
    ['operators', '& | ! ( ) <-> :* \\ % _ --'],
    ['an unfinished operator', "sono' & !("],
    ['a weight', 'sono:ABCD*'],
    ['emoji', '🍼👶🏽'],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['5,000 words', 'sono '.repeat(2_000)],
    ['a lone accent', '\u0301'],
    ['a lone accent after a word', 'sono \u0301'],
    ['a zero', 'so\0no'],
    ['half an emoji', 'sono \ud83c'],
    ['letters that are none', 'ª º ² ½ ǆ'],
    ['markup', '<script>alert(1)</script>'],
  ])('answers kindly to %s', async (_, term) => {
    await addArticle(colo, { title: 'Sono tranquilo' });
    expect((await search(term)).found.length).toBeLessThanOrEqual(1);
  });

  it('means the words and not the signs', async () => {
    await addArticle(colo, { title: 'Sono tranquilo' });
    expect(await found('"sono" & !tranquilo:*')).toEqual(['Sono tranquilo']);
    expect(await found('sono | leite')).toEqual([]);
  });

  it('meets no draft, no deleted article and no other language', async () => {
    await addArticle(colo, { title: 'Sono', published: false });
    await addArticle(colo, { title: 'Sono', deletedAt: colo.clock.now() });
    await addArticle(colo, { title: 'Sono', language: 'en' });
    expect(await found('sono')).toEqual([]);
  });

  it('pages through all tiers without losing or repeating an article', async () => {
    const createdAt = colo.clock.now();
    for (let n = 0; n < 65; n++) {
      const place = [
        { title: `Sono ${n}` },
        { title: `${n}`, introduction: 'Sono' },
        { title: `${n}`, content: 'Sono' },
      ];
      await addArticle(colo, { ...place[n % 3], ...(n % 2 ? { createdAt } : {}) });
    }
    const seen: string[] = [];
    const tiers: number[] = [];
    let cursor: string | null = '';
    do {
      const page: ArticleSearchAnswer = await search('sono', { cursor: cursor ?? '' });
      for (const { article } of page.found) {
        seen.push(article.id);
        tiers.push(article.title.startsWith('Sono') ? 1 : article.introduction ? 2 : 3);
      }
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toHaveLength(65);
    expect(new Set(seen).size).toBe(65);
    expect(tiers).toEqual([...tiers].sort());
  });

  it('starts anew from a cursor that is none', async () => {
    await addArticle(colo, { title: 'Sono' });
    const id = '00000000-0000-4000-8000-000000000000';
    for (const cursor of ['x', '2 x', `3 2026-99-99 00:00:00+00 ${id}`, `2 2026-02-31 00:00:00+00 ${id}`])
      expect(titles(await search('sono', { cursor })), cursor).toEqual(['Sono']);
  });

  it('stops a machine that asks without end, and lets everybody else go on after a minute', async () => {
    const ask = async () => (await colo.browser().get('/api/articles/search?language=pt&q=')).status;
    const statuses = new Set<number>();
    for (let n = 0; n < 300; n++) statuses.add(await ask());
    expect([...statuses]).toEqual([200]);
    expect(await ask()).toBe(429);
    colo.clock.pass({ minutes: 1 });
    expect(await ask()).toBe(200);
  });

  it('follows an edit at once', async () => {
    await addArticle(colo, { title: 'Sono' });
    await colo.services.db.update(posts).set({ title: 'Banho' });
    expect([await found('sono'), await found('banho')]).toEqual([[], ['Banho']]);
  });

  it('shows the last three sentences that match, as they were written, the words in pieces', async () => {
    await addArticle(colo, {
      title: 'Noites de sono',
      introduction: 'Sono um.',
      content: '## Sono dois\n\nNada aqui. O **sono** três!\n\n- Sonos, quatro',
      practicalTip: 'Calma.',
    });
    const [first] = (await search('sono')).found;
    expect(first?.title).toEqual([
      { text: 'Noites de ', isMatch: false },
      { text: 'sono', isMatch: true },
    ]);
    expect(first?.sentences).toEqual([
      [
        { text: 'Sono', isMatch: true },
        { text: ' dois', isMatch: false },
      ],
      [
        { text: 'O ', isMatch: false },
        { text: 'sono', isMatch: true },
        { text: ' três!', isMatch: false },
      ],
      [
        { text: 'Sonos', isMatch: true },
        { text: ', quatro', isMatch: false },
      ],
    ]);
  });
});
