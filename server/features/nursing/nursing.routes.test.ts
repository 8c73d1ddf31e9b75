import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diaryRecords } from '#server/features/diary/diary.table.ts';
import type { Feed, FeedLogAnswer, FeedRangeAnswer } from '#shared/nursing/nursing.schema.ts';
import { agreed } from '#tests/support/consent.ts';
import { familyOf } from '#tests/support/family.ts';
import { aFeed, minutesBefore, write } from '#tests/support/nursing.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

let count = 0;
const anyone = async () => agreed(await colo.signedIn(`mother${count++}@exemplo.test`));
const now = () => colo.clock.now();

async function record(her: Browser, feeds: Feed[]): Promise<void> {
  const writes = feeds.map((feed) => write('feed.put', feed));
  expect((await her.post('/api/sync', { writes })).status).toBe(200);
}

/** A mother with years of feeds, stored without the way through her phone. */
async function experienced(feeds: Feed[]): Promise<Browser> {
  const her = await anyone();
  const { db } = colo.services;
  const familyId = await familyOf(colo, `mother${count - 1}@exemplo.test`);
  const rows = feeds.map(({ id, side, leftSeconds, rightSeconds, lastSide = null, ...feed }, change) => ({
    familyId,
    id,
    kind: 'feed' as const,
    startTime: new Date(feed.startTime),
    endTime: new Date(feed.endTime),
    durationSeconds: feed.durationSeconds,
    details: { side, leftSeconds, rightSeconds, lastSide },
    notes: feed.notes,
    timeZone: feed.timeZone,
    revision: 1,
    change,
    createdAt: now(),
    updatedAt: now(),
  }));
  for (let n = 0; n < rows.length; n += 1000) await db.insert(diaryRecords).values(rows.slice(n, n + 1000));
  return her;
}

/** `n` feeds, three at each moment, twenty minutes apart. */
const many = (n: number) =>
  Array.from({ length: n }, (_, k) => aFeed(minutesBefore(now(), Math.floor(k / 3) * 20)));
const page = async (her: Browser, query = ''): Promise<FeedLogAnswer> =>
  (await her.get(`/api/nursing/feeds${query}`)).json();
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

describe('the log', () => {
  it('shows the last ten, newest first', async () => {
    const her = await anyone();
    const feeds = many(12);
    await record(her, feeds.toReversed());
    const { feeds: shown, nextCursor } = await page(her);
    expect(shown).toHaveLength(10);
    expect(shown[0]?.startTime).toBe(feeds[0]?.startTime);
    expect(shown.at(-1)?.startTime).toBe(feeds[9]?.startTime);
    expect(nextCursor).not.toBeNull();
  });

  it('pages through everything, without losing or repeating one of those that began at once', async () => {
    const her = await anyone();
    const feeds = many(50);
    await record(her, feeds);
    const seen: Feed[] = [];
    let cursor: string | null = null;
    do {
      const answer: FeedLogAnswer = await page(her, query({ limit: '7', ...(cursor && { cursor }) }));
      seen.push(...answer.feeds);
      cursor = answer.nextCursor;
    } while (cursor);
    expect(seen.map(({ id }) => id).sort()).toEqual(feeds.map(({ id }) => id).sort());
    const starts = seen.map(({ startTime }) => startTime);
    expect(starts).toEqual(starts.toSorted().reverse());
  });

  it('is one question to the database and a page of answers, among fifty feeds or five thousand', async () => {
    const questions = async (feeds: number) => {
      const her = await experienced(many(feeds));
      await page(her);
      const asked = await statementsDuring(colo.services.db, async () => {
        const { feeds: shown } = await page(her, query({ limit: '100' }));
        expect(shown).toHaveLength(Math.min(feeds, 100));
      });
      expect(asked.filter((text) => text.includes('from "diary_records"'))).toHaveLength(1);
      return asked.length;
    };
    // Who she is, whether her records are open, and the page.
    expect([await questions(5000), await questions(50)]).toEqual([2, 2]);
  });

  it('starts anew from a cursor that is none, and refuses a limit from elsewhere', async () => {
    const her = await anyone();
    const feed = aFeed(now());
    await record(her, [feed]);
    const id = randomUUID();
    const impossible = ['2026-99-99 00:00:00+00', '2026-02-31 00:00:00+00', "' or 1=1 --", 'x y'];
    for (const cursor of ['x', ...impossible.map((moment) => `${moment} ${id}`)]) {
      const { feeds } = await page(her, query({ cursor }));
      expect(feeds, cursor).toMatchObject([{ id: feed.id }]);
      const period = { from: feed.startTime, to: feed.endTime };
      const range = await her.get(`/api/nursing/feeds/range${query({ ...period, cursor })}`);
      expect((await range.json()).feeds, cursor).toMatchObject([{ id: feed.id }]);
    }
    for (const limit of ['0', '101', '-1', '1.5', 'x'])
      expect((await her.get(`/api/nursing/feeds${query({ limit })}`)).status, limit).toBe(400);
  });
});

describe('a period', () => {
  const range = (her: Browser, from: string, to: string) =>
    her.get(`/api/nursing/feeds/range${query({ from, to })}`);

  it('has the feeds that began in it, from its first moment to before its last, and nobody else’s', async () => {
    const [her, another] = [await anyone(), await anyone()];
    const [before, first, inside, after] = [61, 60, 30, 20].map((minutes) =>
      aFeed(minutesBefore(now(), minutes - 20)),
    ) as [Feed, Feed, Feed, Feed];
    await record(her, [before, first, inside, after]);
    await record(another, [aFeed(minutesBefore(now(), 20))]);
    const { feeds } = await (await range(her, first.startTime, after.startTime)).json();
    expect(feeds).toMatchObject([first, inside]);
  });

  it('of a mother who recorded thousands comes whole, page by page', async () => {
    const feeds = Array.from({ length: 2100 }, (_, n) => aFeed(minutesBefore(now(), n * 21)));
    const her = await experienced(feeds);
    const [from, to] = [minutesBefore(now(), 60 * 24 * 60), now()].map((moment) => moment.toISOString());
    const found: string[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const path = `/api/nursing/feeds/range${query({ from: from ?? '', to: to ?? '', ...(cursor && { cursor }) })}`;
      const page: FeedRangeAnswer = await (await her.get(path)).json();
      found.push(...page.feeds.map(({ id }) => id));
      cursor = page.nextCursor;
      pages += 1;
    }
    expect(pages).toBe(3);
    expect(found).toEqual(feeds.map(({ id }) => id).reverse());
  });

  it('is at most 62 days, and ends after it begins', async () => {
    const her = await anyone();
    const daysAgo = (days: number) => minutesBefore(now(), days * 24 * 60).toISOString();
    expect((await range(her, daysAgo(62), daysAgo(0))).status).toBe(200);
    const long = await range(her, daysAgo(63), daysAgo(0));
    expect((await long.json()).error.fields).toEqual({ to: 'range_too_long' });
    expect((await range(her, daysAgo(0), daysAgo(1))).status).toBe(400);
    expect((await range(her, 'ontem', daysAgo(0))).status).toBe(400);
    expect((await range(her, '2026-13-45T00:00:00Z', daysAgo(0))).status).toBe(400);
    const missing = await range(her, '2026-02-31T00:00:00Z', '2026-03-08T00:00:00Z');
    expect((await missing.json()).error.fields).toEqual({ from: 'not_a_moment' });
  });
});

describe('the download', () => {
  const download = (her: Browser, values: Record<string, string> = {}) =>
    her.get(
      `/api/nursing/feeds.csv${query({
        from: '2025-01-01T00:00:00Z',
        to: '2027-01-01T00:00:00Z',
        language: 'pt',
        timeZone: 'America/Sao_Paulo',
        ...values,
      })}`,
    );

  it('tells each feed by her own clock, in both languages, with nothing that a spreadsheet would run', async () => {
    const her = await anyone();
    const feed = aFeed(now(), {
      startTime: '2026-03-08T02:50:00Z',
      endTime: '2026-03-08T03:00:00Z',
      durationSeconds: 600,
      side: 'both',
      leftSeconds: 400,
      rightSeconds: 200,
      notes: '=cmd|"dormiu"',
    });
    await record(her, [feed]);
    const portuguese = await download(her);
    expect(portuguese.headers.get('Content-Type')).toContain('text/csv');
    expect(portuguese.headers.get('Content-Disposition')).toContain('colo-mamadas.csv');
    // Read as bytes: a text reader would swallow the sign that tells a spreadsheet how to read.
    expect(Buffer.from(await portuguese.arrayBuffer()).toString()).toBe(
      '\uFEFF"Dia","Início","Fim","Minutos no peito","Lado","Minutos à esquerda","Minutos à direita","Observações"\r\n' +
        `"2026-03-07","23:50","00:00","10","Ambos","7","3","'=cmd|""dormiu"""\r\n`,
    );
    const english = await (await download(her, { language: 'en', timeZone: 'Europe/Lisbon' })).text();
    expect(english).toContain('"2026-03-08","02:50","03:00","10","Both","7","3"');
    expect(english).toContain('"Day","Start","End"');
  });

  it('has every feed of the period, oldest first, and none that she deleted', async () => {
    const feeds = many(1203);
    const her = await experienced(feeds);
    const deleted = feeds.slice(0, 3).map(({ id }) => write('feed.remove', { id }));
    await her.post('/api/sync', { writes: deleted });
    const lines = (await (await download(her, { timeZone: 'UTC' })).text()).trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(1200);
    const times = lines.map((line) => line.slice(0, 20));
    expect(times).toEqual(times.toSorted());
  });

  it('breaks when a page of it cannot be read, and is never taken for whole', async () => {
    const her = await experienced(many(600));
    const file = (await download(her)).body?.getReader();
    await file?.read();
    await file?.read();
    const { db } = colo.services;
    await db.execute(sql`alter table diary_records rename to away`);
    await expect(file?.read()).rejects.toThrow();
    await db.execute(sql`alter table away rename to diary_records`);
  });

  it('is not for a machine that asks without end', async () => {
    const her = await anyone();
    for (let n = 0; n < 30; n++) expect((await download(her)).status).toBe(200);
    expect((await download(her)).status).toBe(429);
  });

  it('wants a zone and a language that exist', async () => {
    const her = await anyone();
    for (const wrong of [{ timeZone: 'Marte/Cratera' }, { language: 'fr' }, { from: 'ontem' }])
      expect((await download(her, wrong as Record<string, string>)).status).toBe(400);
  });
});
