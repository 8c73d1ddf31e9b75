import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import { agreed } from '#tests/support/consent.ts';
import { experienced, manyFeeds, recordFeeds } from '#tests/support/feeds-of-years.ts';
import { aFeed } from '#tests/support/nursing.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
type Browser = ReturnType<TestApp['browser']>;
beforeAll(async () => {
  colo = await startTestApp();
});
afterAll(() => colo.close());

let count = 0;
const newAddress = () => `mother${count++}@exemplo.test`;
const anyone = async () => agreed(await colo.signedIn(newAddress()));
const now = () => colo.clock.now();
const many = (n: number) => manyFeeds(now(), n);
const ask = (her: Browser, values: Record<string, string>) =>
  her.get(`/api/diary?${new URLSearchParams({ kind: 'feed', timeZone: 'UTC', limit: '10', ...values })}`);
const page = async (her: Browser, values: Record<string, string> = {}): Promise<DiaryPageAnswer> =>
  (await ask(her, values)).json();

describe('the log of one kind', () => {
  it('shows the last ten, newest first', async () => {
    const her = await anyone();
    const feeds = many(12);
    await recordFeeds(her, feeds.toReversed());
    const { records: shown, nextCursor } = await page(her);
    expect(shown).toHaveLength(10);
    expect(shown[0]?.startTime).toBe(feeds[0]?.startTime);
    expect(shown.at(-1)?.startTime).toBe(feeds[9]?.startTime);
    expect(nextCursor).not.toBeNull();
  });

  it('pages through everything, without losing or repeating one of those that began at once', async () => {
    const her = await anyone();
    const feeds = many(50);
    await recordFeeds(her, feeds);
    const seen: DiaryPageAnswer['records'] = [];
    let cursor: string | null = null;
    do {
      const answer: DiaryPageAnswer = await page(her, { limit: '7', ...(cursor && { cursor }) });
      seen.push(...answer.records);
      cursor = answer.nextCursor;
    } while (cursor);
    expect(seen.map(({ id }) => id).sort()).toEqual(feeds.map(({ id }) => id).sort());
    const starts = seen.map(({ startTime }) => startTime);
    expect(starts).toEqual(starts.toSorted().reverse());
  });

  it('is one question to the database and a page of answers, among fifty feeds or five thousand', async () => {
    const questions = async (feeds: number) => {
      const her = await experienced(colo, newAddress(), many(feeds));
      await page(her);
      const asked = await statementsDuring(colo.services.db, async () => {
        const { records: shown } = await page(her, { limit: '100' });
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
    await recordFeeds(her, [feed]);
    const id = randomUUID();
    const impossible = ['2026-99-99 00:00:00+00', '2026-02-31 00:00:00+00', "' or 1=1 --", 'x y'];
    for (const cursor of ['x', ...impossible.map((moment) => `${moment} ${id}`)]) {
      const { records } = await page(her, { cursor });
      expect(records, cursor).toMatchObject([{ id: feed.id }]);
    }
    for (const limit of ['0', '101', '-1', '1.5', 'x'])
      expect((await ask(her, { limit })).status, limit).toBe(400);
  });
});
