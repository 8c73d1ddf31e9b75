import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '#server/features/access/access.table.ts';
import { diaryRecords, diaryTimers } from '#server/features/diary/diary.table.ts';
import { sweep } from '#server/housekeeping.ts';
import { sqlStateOf } from '#server/platform/db/database.ts';
import { aFeed, write } from '#tests/support/nursing.ts';
import { startNursingApp } from '#tests/support/nursing-app.ts';
import { nursingSettings } from './nursing-settings.table.ts';

const app = await startNursingApp();
const { colo, now, anyone, send, timer } = app;
afterAll(() => app.colo.close());

it('what was deleted or removed is kept 30 days, then gone for good', async () => {
  const her = await anyone();
  const { db } = colo.services;
  const [feed, kept, removed] = [aFeed(now()), aFeed(now()), timer()];
  const isThere = (id: string) =>
    db.$count(diaryRecords, and(eq(diaryRecords.id, id), isNotNull(diaryRecords.startTime)));
  const total = async () => [
    await isThere(feed.id),
    await isThere(kept.id),
    await db.$count(diaryTimers, eq(diaryTimers.id, removed.id)),
  ];
  await send(
    her,
    write('feed.put', feed),
    write('feed.put', kept),
    write('feed.remove', { id: feed.id }),
    write('timer.put', removed),
    write('timer.remove', { id: removed.id }),
  );
  colo.clock.pass({ days: 29 });
  await sweep(colo.services);
  expect(await total()).toEqual([1, 1, 1]);
  colo.clock.pass({ days: 2 });
  await sweep(colo.services);
  expect(await total()).toEqual([0, 1, 0]);
});

describe('the database itself refuses', () => {
  let count = 0;
  const owner = async () => {
    const email = `direct${count++}@exemplo.test`;
    await colo.signedIn(email);
    const [user] = await colo.services.db.select().from(users).where(eq(users.email, email));
    return { userId: user?.id ?? '', updatedAt: now() };
  };

  it('settings that count from nowhere', async () => {
    const row = { ...(await owner()), keepAwake: true, sinceFrom: 'middle' };
    const refused = await colo.services.db
      .insert(nursingSettings)
      .values(row as unknown as typeof nursingSettings.$inferInsert)
      .catch(sqlStateOf);
    expect(refused).toBe('23514');
  });
});
