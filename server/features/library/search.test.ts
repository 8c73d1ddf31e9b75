import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleSearchAnswer } from '#shared/library/library.schema.ts';
import { lossTexts } from '#shared/quiet/texts-beside.rules.ts';
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
    for (const term of ['banho umbilical', 'umbilical banho']) {
      const [first, second] = (await search(term)).found;
      expect([first?.article.excerpt, first?.missing]).toEqual(['O coto umbilical seca.', []]);
      expect([second?.article.excerpt, second?.missing]).toEqual(['Água morna.', ['umbilical']]);
    }
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
    expect((await search('sono | leite')).unknown).toEqual(['leite']);
  });

  it('meets no draft, no deleted article and no other language', async () => {
    await addArticle(colo, { title: 'Sono', published: false });
    await addArticle(colo, { title: 'Sono', deletedAt: colo.clock.now() });
    await addArticle(colo, { title: 'Sono', language: 'en' });
    expect(await found('sono')).toEqual([]);
  });

  it('pages through all tiers without losing or repeating an article', async () => {
    const createdAt = colo.clock.now();
    for (let n = 0; n < 58; n++) {
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
    expect(seen).toHaveLength(58);
    expect(new Set(seen).size).toBe(58);
    expect(tiers).toEqual([...tiers].sort());
  });

  it('starts anew from a cursor that is none', async () => {
    await addArticle(colo, { title: 'Sono' });
    const id = '00000000-0000-4000-8000-000000000000';
    for (const cursor of ['x', '2 x', `3 2026-99-99 00:00:00+00 ${id}`, `2 2026-02-31 00:00:00+00 ${id}`])
      expect(titles(await search('sono', { cursor })), cursor).toEqual(['Sono']);
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

describe('what she meant is found', () => {
  it('“amamentação” puts the breastfeeding article first, however new the others are', async () => {
    await addArticle(colo, { title: 'Amamentação: pega e conforto', content: 'Amamentar sem dor.' });
    for (const day of ['um', 'dois', 'três'])
      await addArticle(colo, { title: `Dia ${day}`, content: 'Na amamentação, beba água.' });
    expect((await found('amamentação'))[0]).toBe('Amamentação: pega e conforto');
  });

  it('“depressão” does not return texts that say “depressa”, and shows the sentence', async () => {
    await addArticle(colo, { title: 'Banho', content: 'Seque depressa.' });
    await addArticle(colo, { title: 'Tristeza', content: 'Pode ser depressão.' });
    const { found } = await search('depressão');
    expect(found.map(({ article }) => article.title)).toEqual(['Tristeza']);
    expect(found[0]?.sentences.flat()).toContainEqual({ text: 'depressão', isMatch: true });
  });

  it('“mae” finds as much as “mãe”', async () => {
    await addArticle(colo, { title: 'A mãe' });
    await addArticle(colo, { title: 'Uma', content: 'Cada mãe sabe.' });
    await addArticle(colo, { title: 'Outra', content: 'Entre mães.' });
    expect(await found('mae')).toHaveLength(3);
    expect(await found('mae')).toEqual(await found('mãe'));
  });

  it.each([
    ['amamentasão', 'amamentação'],
    ['amanentacao', 'amamentação'],
    ['chpeta', 'chupeta'],
    ['xupeta', 'chupeta'],
    ['denvolvimento', 'desenvolvimento'],
    ['desenvolvimetno do bebe', 'desenvolvimento do bebe'],
    ['peleseca', 'pele seca'],
  ])('one typing slip does not empty the page: “%s” is taken for “%s”, and says so', async (typed, meant) => {
    await addArticle(colo, { title: 'Amamentação do bebê' });
    await addArticle(colo, { title: 'Chupeta do bebê' });
    await addArticle(colo, { title: 'Desenvolvimento do bebê' });
    await addArticle(colo, { title: 'Pele seca' });
    const answer = await search(typed);
    expect(titles(answer)[0]?.toLowerCase()).toContain(meant.split(' do ')[0]);
    expect(answer.didYouMean).toBe(meant);
    expect(answer.found[0]?.title.some(({ isMatch }) => isMatch)).toBe(true);
  });

  it('one word that no text has does not empty the page, and is named', async () => {
    await addArticle(colo, { title: 'Cólica e choro' });
    const answer = await search('cólica choro zxqvwk');
    expect(titles(answer)).toEqual(['Cólica e choro']);
    expect(answer.unknown).toEqual(['zxqvwk']);
  });

  it('when no text has all of her words, those that have most of them come first and say what they lack', async () => {
    await addArticle(colo, { title: 'Banho' });
    await addArticle(colo, { title: 'Banho de noite' });
    await addArticle(colo, { title: 'Febre' });
    const { found } = await search('banho noite febre');
    expect(found[0]).toMatchObject({ article: { title: 'Banho de noite' }, missing: ['febre'] });
  });

  it.each([
    ['pt', 'sono do bebe', 'Sono do Bebê'],
    ['pt', 'mae inteira', 'Mãe Inteira'],
    ['pt', 'higiene', 'Higiene Natural'],
    ['en', 'first bites', 'First Bites'],
  ])('a category is found by its name (%s: “%s”)', async (language, term, name) => {
    const category = name === 'First Bites' ? 'Primeiras Mordidas' : name;
    await addArticle(colo, { title: 'Um título', language: language as 'pt', category });
    const answer = await search(term, { language });
    expect(answer.categories).toContain(category);
  });

  it.each([
    ['tetê', 'O seio'],
    ['papinha', 'Introdução alimentar: os sólidos'],
    ['dummy', 'A chupeta'],
  ])('knows what mothers say: “%s” finds “%s”', async (term, title) => {
    await addArticle(colo, { title });
    await addArticle(colo, { title: 'Outra coisa' });
    expect(await found(term)).toEqual([title]);
  });

  it('finds an article by what mothers call it, and shows by which name', async () => {
    await addArticle(colo, { title: 'A noite', content: 'Calma.', keywords: 'neném não dorme\nbebê coruja' });
    await addArticle(colo, { title: 'Outra coisa' });
    const { found } = await search('coruja');
    expect(found.map(({ article }) => article.title)).toEqual(['A noite']);
    expect(found[0]?.calledBy).toEqual([
      [
        { text: 'bebê ', isMatch: false },
        { text: 'coruja', isMatch: true },
      ],
    ]);
  });

  it('a death outweighs whatever else she typed', async () => {
    await addArticle(colo, { title: 'Banho do recém-nascido', content: 'O recém-nascido no banho.' });
    await addArticle(colo, { title: 'Quando um bebê morre', content: 'Ele morreu. Luto.' });
    expect((await found('banho morreu'))[0]).toBe('Quando um bebê morre');
  });

  it('nobody meets a text on loss who looks for something else', async () => {
    const [id] = lossTexts;
    await addArticle(colo, { id, title: 'Quando a gestação termina', content: 'Cólica, cólica, cólica.' });
    await addArticle(colo, { title: 'Choro', content: 'Pode ser cólica.' });
    for (const one of ['Um', 'Dois', 'Três']) await addArticle(colo, { title: one, content: 'Cólica.' });
    expect((await found('cólica')).at(-1)).toBe('Quando a gestação termina');
    expect((await found('gestação termina'))[0]).toBe('Quando a gestação termina');
  });

  it('a long question is read to its end', async () => {
    await addArticle(colo, { title: 'Leite na geladeira' });
    await addArticle(colo, { title: 'Outra coisa', content: 'Quanto tempo posso.' });
    expect(
      (await found('eu queria saber quanto tempo é que eu posso deixar o meu leite na geladeira'))[0],
    ).toBe('Leite na geladeira');
  });
});
