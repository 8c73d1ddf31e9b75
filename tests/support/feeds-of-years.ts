import { expect } from 'vitest';
import { diaryRecords } from '#server/features/diary/diary.table.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { agreed } from './consent.ts';
import { familyOf } from './family.ts';
import { aFeed, minutesBefore, write } from './nursing.ts';
import type { TestApp } from './test-app.ts';

type Browser = ReturnType<TestApp['browser']>;

/** `n` feeds, three at each moment, twenty minutes apart. */
export const manyFeeds = (now: Date, n: number): Feed[] =>
  Array.from({ length: n }, (_, k) => aFeed(minutesBefore(now, Math.floor(k / 3) * 20)));

export async function recordFeeds(her: Browser, feeds: Feed[]): Promise<void> {
  const writes = feeds.map((feed) => write('feed.put', feed));
  expect((await her.post('/api/sync', { writes })).status).toBe(200);
}

/** A mother with years of feeds, stored without the way through her phone. */
export async function experienced(colo: TestApp, email: string, feeds: Feed[]): Promise<Browser> {
  const her = await agreed(await colo.signedIn(email));
  const { db, clock } = colo.services;
  const familyId = await familyOf(colo, email);
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
    createdAt: clock.now(),
    updatedAt: clock.now(),
  }));
  for (let n = 0; n < rows.length; n += 1000) await db.insert(diaryRecords).values(rows.slice(n, n + 1000));
  return her;
}
