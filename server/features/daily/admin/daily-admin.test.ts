import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cleanUploads } from '#server/features/uploads/uploads.cleaning.ts';
import type { AdminDailyListAnswer, DailyFields } from '#shared/daily/daily.schema.ts';
import { actsOf } from '#tests/support/acts.ts';
import { addDaily } from '#tests/support/daily.ts';
import { photo } from '#tests/support/media-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { dailyContent } from '../daily.table.ts';

let colo: TestApp;
let desk: ReturnType<TestApp['browser']>;
let written: ReturnType<typeof actsOf>;
beforeAll(async () => {
  colo = await startTestApp({ STAFF_EMAILS: 'staff@colo.test' });
  written = actsOf(colo);
  desk = await colo.signedIn('staff@colo.test');
});
afterAll(() => colo.close());
beforeEach(async () => {
  await colo.services.db.delete(dailyContent);
  await written.begin();
});

const fields: DailyFields = {
  fromAge: 14,
  toAge: 20,
  contentType: 'tip',
  durationMinutes: 4,
  category: 'Sono e rotina',
  interests: ['sono-rotina'],
  libraryCategory: null,
  articleId: null,
  isPremium: false,
  thumbnailUrl: null,
  contentUrl: null,
  published: true,
  pt: { title: 'Luz baixa', description: 'À noite.', expert: null, tips: ['Uma'], fullContent: 'Devagar.' },
  en: {
    title: 'Low light',
    description: 'At night.',
    expert: 'Calmly.',
    tips: ['One'],
    fullContent: 'Slowly.',
  },
};
const call = (method: string, path: string, body?: unknown) =>
  desk.call(method, `/api/admin/daily${path}`, body === undefined ? {} : { body });
const create = async (own: Partial<DailyFields> = {}): Promise<string> =>
  (await (await call('POST', '', { ...fields, ...own })).json()).id;
const list = async (query = ''): Promise<AdminDailyListAnswer> =>
  (await call('GET', `?language=pt${query}`)).json();
/** What a mother of a baby of 14 to 20 days sees that week. */
const seen = async (language = 'pt'): Promise<string[]> => {
  const response = await colo
    .browser()
    .get(`/api/daily/week?language=${language}&day=2026-03-11&birthDate=2026-02-22&journeyType=com-bebe`);
  const { days } = await response.json();
  return days.flatMap(({ content }: { content: { title: string } | null }) => content?.title ?? []);
};
const acts = async () => (await written.read()).map(({ action, subject }) => `${action} ${subject}`);

describe('a piece of daily content', () => {
  it('is written, changed, deleted and brought back; mothers see it at once, and each act is written down', async () => {
    const id = await create();
    expect(await (await call('GET', `/${id}`)).json()).toEqual({ id, article: null, ...fields });
    expect(await seen()).toEqual(['Luz baixa']);
    expect(await seen('en')).toEqual(['Low light']);
    await call('PUT', `/${id}`, { ...fields, pt: { ...fields.pt, title: 'Penumbra' } });
    expect(await seen()).toEqual(['Penumbra']);
    await call('DELETE', `/${id}`);
    await call('DELETE', `/${id}`);
    expect(await seen()).toEqual([]);
    expect((await list()).contents).toEqual([]);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await call('PUT', `/${id}`, fields)).status).toBe(404);
    await call('POST', `/${id}/restore`);
    expect(await seen()).toEqual(['Penumbra']);
    expect(await acts()).toEqual([
      'daily_created Luz baixa',
      'daily_saved Penumbra',
      'daily_deleted Penumbra',
      'daily_restored Penumbra',
    ]);
  });

  it('stays unseen while it is not published, and out of the days it is not true for', async () => {
    const id = await create({ published: false });
    expect(await seen()).toEqual([]);
    await call('PUT', `/${id}`, { ...fields, fromAge: 60, toAge: 66 });
    expect(await seen()).toEqual([]);
    await call('PUT', `/${id}`, fields);
    expect(await seen()).toEqual(['Luz baixa']);
  });

  it('that came with Colo is staff’s once they saved it, and keeps its likes and its place', async () => {
    const [row] = await addDaily(colo, { contentKey: 'semana-03-a', contentHash: 'x', likes: 7 });
    const id = row?.pieceId;
    expect((await list()).contents).toMatchObject([{ id, isOriginal: true }]);
    await call('PUT', `/${id}`, fields);
    expect((await list()).contents).toMatchObject([{ id, title: 'Luz baixa', isOriginal: false }]);
    const [kept] = (await colo.services.db.select().from(dailyContent)).filter(
      ({ language }) => language === 'pt',
    );
    expect(kept).toMatchObject({ id: row?.id, contentKey: 'semana-03-a', contentHash: null, likes: 7 });
  });

  it('that stays true for half a year belongs to no age', async () => {
    await create({ fromAge: 0, toAge: 500 });
    await create();
    const rows = await colo.services.db.select().from(dailyContent);
    expect(rows.filter(({ isEvergreen }) => isEvergreen).map(({ fromAge }) => fromAge)).toEqual([0, 0]);
  });

  it('names each wrong field', async () => {
    const wrong = {
      ...fields,
      fromAge: 30,
      toAge: 20,
      contentUrl: 'javascript:alert(1)',
      en: { ...fields.en, title: ' ' },
    };
    const response = await call('POST', '', wrong);
    expect(response.status).toBe(400);
    expect((await response.json()).error.fields).toMatchObject({
      contentUrl: 'not_an_address',
      'en.title': 'required',
    });
    const backwards = await call('POST', '', { ...fields, fromAge: 30, toAge: 20 });
    expect((await backwards.json()).error.fields).toEqual({ toAge: 'ends_before_start' });
    expect(await acts()).toEqual([]);
  });

  it('shows a picture that was uploaded here, which then stays, and no other', async () => {
    const foreign = await call('POST', '', { ...fields, thumbnailUrl: 'https://exemplo.test/a.png' });
    expect((await foreign.json()).error.fields).toEqual({ thumbnailUrl: 'unknown_picture' });
    const bytes = await photo().jpeg().toBuffer();
    const sent = await colo.app.request('/api/admin/uploads/image', {
      method: 'POST',
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        Cookie: desk.cookie() ?? '',
        'Content-Type': 'image/jpeg',
        'Content-Length': String(bytes.length),
      },
      body: new Uint8Array(bytes),
    });
    const { url } = await sent.json();
    await create({ thumbnailUrl: url });
    colo.clock.pass({ days: 3 });
    await cleanUploads(colo.services);
    expect((await colo.browser().get(url)).status).toBe(200);
  });

  it('is nobody’s to write but staff’s', async () => {
    const her = await colo.signedIn('ana@exemplo.test');
    expect((await her.post('/api/admin/daily', fields)).status).toBe(403);
    expect((await her.get('/api/admin/daily?language=pt')).status).toBe(403);
  });
});

describe('the list of daily content', () => {
  it('goes by age, and is narrowed by age, type and language', async () => {
    await create({ fromAge: 28, toAge: 34, contentType: 'audio' });
    await create({ published: false });
    const told = async (query: string) =>
      (await list(query)).contents.map(({ fromAge, contentType }) => `${fromAge} ${contentType}`);
    expect(await told('')).toEqual(['14 tip', '28 audio']);
    expect(await told('&age=30')).toEqual(['28 audio']);
    expect(await told('&age=-5')).toEqual([]);
    expect(await told('&type=tip')).toEqual(['14 tip']);
    const english = await (await call('GET', '?language=en&age=14')).json();
    expect(english.contents).toMatchObject([{ title: 'Low light', published: false, isOriginal: false }]);
  });

  it('comes in pages that neither skip nor repeat, and a wrong cursor is the first page', async () => {
    await addDaily(colo, ...Array.from({ length: 120 }, (_, n) => ({ fromAge: n % 7, toAge: 700 })));
    const found: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: AdminDailyListAnswer = await list(cursor && `&cursor=${encodeURIComponent(cursor)}`);
      found.push(...page.contents.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(new Set(found).size).toBe(120);
    expect(found).toHaveLength(120);
    expect((await list('&cursor=nada')).contents).toHaveLength(50);
  });

  it('says which ages lack something of their own, the empty ones first, in each language', async () => {
    await create();
    await addDaily(colo, { fromAge: 0, toAge: 793, isEvergreen: true });
    const { gaps } = await (await call('GET', '/gaps')).json();
    expect(gaps).toEqual([
      { fromAge: -280, toAge: -1, isEmpty: true, language: 'pt' },
      { fromAge: -280, toAge: 13, isEmpty: true, language: 'en' },
      { fromAge: 21, toAge: 793, isEmpty: true, language: 'en' },
      { fromAge: 0, toAge: 13, isEmpty: false, language: 'pt' },
      { fromAge: 21, toAge: 793, isEmpty: false, language: 'pt' },
    ]);
  });

  it('shows a day as the mother of a baby of that date sees it', async () => {
    const preview = async (day: string) =>
      (await call('GET', `/preview?language=pt&birthDate=2026-02-22&day=${day}`)).json();
    expect(await preview('2026-03-08')).toEqual({ date: '2026-03-08', content: null });
    await create();
    expect(await preview('2026-03-08')).toMatchObject({ content: { title: 'Luz baixa' } });
  });
});

describe('before a piece is saved', () => {
  const showing = async (query: string): Promise<number[][]> =>
    (await (await call('GET', `/showing?${query}`)).json()).agesByBirthWeekday;

  it('the days on which it will show are told, and they are those on which it then shows', async () => {
    await addDaily(
      colo,
      ...(['video', 'audio', 'article', 'activity', 'tip'] as const).flatMap((contentType) =>
        Array.from({ length: 6 }, () => ({ contentType, isEvergreen: true })),
      ),
    );
    const told = await showing('fromAge=14&toAge=14&type=tip');
    expect(told).toHaveLength(7);
    expect(new Set(told.flat())).toEqual(new Set([14]));
    expect(told.filter((ages) => ages.length === 0).length).toBeGreaterThan(0);
    const id = await create({ fromAge: 14, toAge: 14 });
    expect(await showing(`piece=${id}&fromAge=14&toAge=14&type=tip`)).toEqual(told);
    // Born on the Sunday of week zero, and so on: each is fourteen days old on its own day.
    for (const [weekday, ages] of told.entries()) {
      const birthDate = `2026-03-${String(1 + weekday).padStart(2, '0')}`;
      const day = `2026-03-${String(15 + weekday).padStart(2, '0')}`;
      const preview = await (
        await call('GET', `/preview?language=pt&birthDate=${birthDate}&day=${day}`)
      ).json();
      expect(preview.content?.title === 'Luz baixa', birthDate).toBe(ages.length > 0);
    }
  });

  it('what is no age is refused, and nobody but staff asks', async () => {
    expect((await call('GET', '/showing?fromAge=x&toAge=14&type=tip')).status).toBe(400);
    const her = await colo.signedIn('ana@exemplo.test');
    expect((await her.get('/api/admin/daily/showing?fromAge=1&toAge=14&type=tip')).status).toBe(403);
  });
});
