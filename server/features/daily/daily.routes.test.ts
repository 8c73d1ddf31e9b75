import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailyTypes } from '#shared/daily/daily.rules.ts';
import type { DailyContentAnswer, WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import { addDays, calendarDate } from '#shared/time/calendar-date.ts';
import { addArticle } from '#tests/support/articles.ts';
import { send } from '#tests/support/community.ts';
import { aDailyMark, addDaily } from '#tests/support/daily.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { posts } from '../library/library.table.ts';
import { dailyContent, dailyMarks } from './daily.table.ts';

let colo: TestApp;
let her: ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
  her = await colo.signedIn('ana@exemplo.test');
});
afterAll(() => colo.close());
const emptied = async () => {
  await colo.services.db.delete(dailyContent);
  await colo.services.db.delete(posts);
};

/** Six of each type in both languages, of two interests in turn; and four of each for those who expect. */
const enough = () =>
  addDaily(
    colo,
    ...dailyTypes.flatMap((contentType) =>
      Array.from({ length: 10 }, (_, n) => {
        const piece: Partial<typeof dailyContent.$inferInsert> = {
          pieceId: crypto.randomUUID(),
          contentType,
          isEvergreen: true,
          interests: [n % 2 ? 'sono-rotina' : 'parto-gestacao'],
          libraryCategory: contentType === 'article' ? 'Sono do Bebê' : null,
          ...(n < 4 && { fromAge: -280, toAge: -1 }),
        };
        const title = `${contentType} ${n}`;
        return [
          { ...piece, title },
          { ...piece, title: `${title} (en)`, language: 'en' as const },
        ];
      }).flat(),
    ),
  );
const week = async (query: Record<string, string>, browser = colo.browser()): Promise<WeekContentAnswer> => {
  const asked = new URLSearchParams({ language: 'pt', day: '2026-03-11', ...query });
  const response = await browser.get(`/api/daily/week?${asked}`);
  expect(response.status).toBe(200);
  return response.json();
};
const titles = ({ days }: WeekContentAnswer) => days.map(({ content }) => content?.title);
const profile = (body: Record<string, unknown>) => her.call('PATCH', '/api/profile', { body });

describe('the week of daily content', () => {
  beforeAll(async () => {
    await emptied();
    await enough();
  });

  it('goes from Sunday to Saturday around the day that was asked for, in the language of the page', async () => {
    const portuguese = await week({ birthDate: '2025-12-01', journeyType: 'com-bebe' });
    expect(portuguese.days.map(({ date }) => date)).toEqual([
      ...['2026-03-08', '2026-03-09', '2026-03-10', '2026-03-11'],
      ...['2026-03-12', '2026-03-13', '2026-03-14'],
    ]);
    const english = await week({
      birthDate: '2025-12-01',
      journeyType: 'com-bebe',
      language: 'en',
      day: '2026-03-08',
    });
    expect(titles(english)).toEqual(titles(portuguese).map((title) => `${title} (en)`));
  });

  it('is one statement beside who she is, with what her profile says', async () => {
    await profile({ babyBirthDate: '2025-12-01', journeyType: 'com-bebe', interests: [] });
    expect(await statementsDuring(colo.services.db, () => week({}, her))).toHaveLength(2);
  });

  it('leads article content, and no other, to an article that readers may see', async () => {
    const article = await addArticle(colo, { category: 'Sono do Bebê', title: 'A noite' });
    await addArticle(colo, { category: 'Sono do Bebê', published: false });
    await addArticle(colo, { category: 'Sono do Bebê', language: 'en' });
    await addArticle(colo, { category: 'Mãe Inteira' });
    const { days } = await week({ birthDate: '2025-12-01', journeyType: 'com-bebe' });
    for (const { content } of days)
      expect(content?.article ?? null).toEqual(
        content?.contentType === 'article' ? { id: article.id, title: 'A noite' } : null,
      );
    expect(days.filter(({ content }) => content?.article).length).toBeGreaterThan(0);
  });

  it.each([
    ['no birth date', {}],
    ['a due date', { birthDate: '2026-06-01', journeyType: 'gestante' }],
    ['a due date in forty weeks', { birthDate: '2026-12-13' }],
    ['a baby over two years', { birthDate: '2023-01-01', journeyType: 'com-bebe' }],
    ['a date in 1900', { birthDate: '1900-01-01', journeyType: 'com-bebe' }],
    ['a date of which nobody knows what it is', { birthDate: '2025-12-01' }],
    ['a pregnancy without a date', { journeyType: 'gestante' }],
    ['a phone clock a year ahead', { birthDate: '2025-12-01', journeyType: 'com-bebe', day: '2027-03-08' }],
    ['a week 10,000 weeks from now', { birthDate: '2025-12-01', journeyType: 'com-bebe', day: '2217-11-02' }],
    ['a week 10,000 weeks ago', { birthDate: '2025-12-01', journeyType: 'com-bebe', day: '1834-07-13' }],
  ])('has something for each day with %s', async (_name, query: Record<string, string>) => {
    const { days } = await week(query);
    expect(days.map(({ content }) => content === null)).toEqual(Array(7).fill(false));
    expect(new Set(days.map(({ content }) => content?.id)).size).toBe(7);
  });

  it.each([
    { day: '2026-02-30' },
    { day: '0000-01-01' },
    { day: '9999-12-31' },
    { day: 'tomorrow' },
    { birthDate: '0000-01-01' },
    { language: 'fr' },
    { journeyType: 'pai' },
  ])('refuses %o', async (query) => {
    const asked = new URLSearchParams({ language: 'pt', day: '2026-03-11', ...query });
    expect((await colo.browser().get(`/api/daily/week?${asked}`)).status).toBe(400);
  });

  it('without a birth date is another one next week', async () => {
    const [now, next] = [await week({}), await week({ day: '2026-03-18' })];
    expect(titles(now).filter((title) => titles(next).includes(title))).toEqual([]);
  });

  it('follows her own profile before what the page says, and her interests choose among equals', async () => {
    const birthDate = '2025-12-01';
    const journeyType = 'com-bebe';
    await profile({ babyBirthDate: birthDate, journeyType, interests: [], contentPreference: [] });
    const plain = await week({ birthDate, journeyType });
    expect(await week({ birthDate: '2024-05-05', journeyType: 'gestante' }, her)).toEqual(plain);
    const chosen = new Set<string | undefined>();
    for (const interests of [['sono-rotina'], ['parto-gestacao']]) {
      await profile({ interests });
      for (const { content } of (await week({}, her)).days) chosen.add(content?.title);
    }
    expect(chosen.size).toBeGreaterThan(7);
  });

  it.each([
    ['leitura', 'article'],
    ['videos', 'video'],
    ['audio', 'audio'],
  ])('brings more of what she likes: %s', async (preference, type) => {
    const count = async () => {
      const days = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          week({ day: addDays(calendarDate('2026-03-11'), 7 * n) }, her).then((answer) => answer.days),
        ),
      );
      return days.flat().filter(({ content }) => content?.contentType === type).length;
    };
    await profile({
      babyBirthDate: '2025-12-01',
      journeyType: 'com-bebe',
      interests: [],
      contentPreference: [],
    });
    const before = await count();
    await profile({ contentPreference: [preference] });
    expect(await count()).toBeGreaterThan(before);
  });
});

describe('one piece of daily content', () => {
  beforeEach(emptied);

  it('tells all of a piece, and five minutes where none are given', async () => {
    await addDaily(colo, { isPremium: true, contentUrl: 'https://exemplo.test/video' });
    const { days } = await week({ birthDate: '2025-12-01', journeyType: 'com-bebe' });
    const content = days.find((day) => day.content)?.content;
    expect(content).toEqual({
      id: expect.any(String),
      contentType: 'tip',
      title: 'Um banho morno',
      durationMinutes: 5,
      description: 'Para soltar os ombros.',
      thumbnailUrl: null,
      isPremium: true,
      category: 'Autocuidado e identidade',
      contentUrl: 'https://exemplo.test/video',
      contentData: { expert: null, tips: ['Água morna'], fullContent: 'Devagar.' },
      article: null,
      likes: 0,
      userLiked: false,
      userSaved: false,
      userDone: false,
    });
  });

  it('leaves days without content where nothing was written yet', async () => {
    const { days } = await week({ birthDate: '2025-12-01', journeyType: 'com-bebe' });
    expect(days.map(({ content }) => content)).toEqual(Array(7).fill(null));
  });

  it('is told by its id, to anyone', async () => {
    const [row] = await addDaily(colo, { durationMinutes: 8 });
    const content: DailyContentAnswer = await (await colo.browser().get(`/api/daily/${row?.id}`)).json();
    expect(content).toMatchObject({ id: row?.id, title: 'Um banho morno', durationMinutes: 8 });
  });

  it('is not found when it is a draft, deleted, unknown or no id at all', async () => {
    const rows = await addDaily(colo, { published: false }, { deletedAt: colo.clock.now() });
    for (const id of [...rows.map((row) => row.id), crypto.randomUUID(), 'nada'])
      expect((await colo.browser().get(`/api/daily/${id}`)).status, id).toBe(404);
  });
});

describe('what she does with it', () => {
  beforeEach(emptied);

  const seen = async (id: string | undefined, browser = her): Promise<DailyContentAnswer> =>
    (await browser.get(`/api/daily/${id}`)).json();

  it('is liked, saved and done, once each, and shown to her alone', async () => {
    const [row] = await addDaily(colo, {});
    const id = row?.id ?? '';
    await send(her, aDailyMark(id, 'like'), aDailyMark(id, 'save'), aDailyMark(id, 'done'));
    await send(her, aDailyMark(id, 'like'));
    expect(await seen(id)).toMatchObject({ likes: 1, userLiked: true, userSaved: true, userDone: true });
    const other = await colo.signedIn('bia@exemplo.test');
    expect(await seen(id, other)).toMatchObject({ likes: 1, userLiked: false, userSaved: false });
    await send(other, aDailyMark(id, 'like'));
    expect(await seen(id)).toMatchObject({ likes: 2 });
    const { days } = await week({ birthDate: '2025-12-01', journeyType: 'com-bebe' }, her);
    expect(days.find(({ content }) => content?.id === id)?.content).toMatchObject({ userLiked: true });
  });

  it('is taken back, one by one, and nothing is kept then', async () => {
    const [row] = await addDaily(colo, {});
    const id = row?.id ?? '';
    await send(her, aDailyMark(id, 'like'), aDailyMark(id, 'save'));
    await send(her, aDailyMark(id, 'like', false));
    expect(await seen(id)).toMatchObject({ likes: 0, userLiked: false, userSaved: true });
    await send(her, aDailyMark(id, 'save', false), aDailyMark(id, 'done', false));
    expect(await colo.services.db.$count(dailyMarks)).toBe(0);
  });

  it('is refused for what is not there, and may always be taken back', async () => {
    const [draft] = await addDaily(colo, { published: false });
    const outcomes = await (
      await her.post('/api/sync', {
        writes: [
          aDailyMark(crypto.randomUUID(), 'like'),
          aDailyMark(draft?.id ?? '', 'save'),
          aDailyMark(crypto.randomUUID(), 'save', false),
        ],
      })
    ).json();
    expect(outcomes.outcomes).toMatchObject([
      { done: false, code: 'not_found' },
      { done: false, code: 'not_found' },
      { done: true },
    ]);
  });

  it('is listed when saved, the latest first, for her alone and not once it is deleted', async () => {
    const [first, second] = await addDaily(colo, { title: 'Primeiro' }, { title: 'Segundo' });
    await send(her, aDailyMark(first?.id ?? '', 'save'));
    colo.clock.pass({ minutes: 1 });
    await send(her, aDailyMark(second?.id ?? '', 'save'), aDailyMark(first?.id ?? '', 'save'));
    const saved = async (browser = her) => (await (await browser.get('/api/daily/saved')).json()).contents;
    expect(await saved()).toMatchObject([
      { title: 'Segundo', userSaved: true, savedAt: colo.clock.now().toISOString() },
      { title: 'Primeiro' },
    ]);
    await colo.services.db.update(dailyContent).set({ deletedAt: colo.clock.now() });
    expect(await saved()).toEqual([]);
    expect((await colo.browser().get('/api/daily/saved')).status).toBe(401);
  });
});
