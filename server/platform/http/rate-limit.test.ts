import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClock } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { rateLimits } from './rate-limit.table.ts';
import { forgetSpentWindows, spend } from './rate-limit.ts';
import { Refusal } from './refusal.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const limit = { name: 'test', points: 3, seconds: 60 };

it('counts each subject by itself and frees it when its window is over', async () => {
  const clock = new TestClock();
  for (let use = 0; use < 3; use++) await spend({ db: database.db, clock }, limit, 'ana');
  await expect(spend({ db: database.db, clock }, limit, 'ana')).rejects.toThrow(Refusal);
  await spend({ db: database.db, clock }, limit, 'bia');
  clock.pass({ seconds: 60 });
  await spend({ db: database.db, clock }, limit, 'ana');
});

it('lets exactly as many through as allowed when all come at once', async () => {
  const clock = new TestClock();
  const uses = await Promise.allSettled(
    Array.from({ length: 20 }, () => spend({ db: database.db, clock }, limit, 'crowd')),
  );
  expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(3);
});

it('keeps no address in the table, and forgets windows that are over', async () => {
  const clock = new TestClock();
  await spend({ db: database.db, clock }, limit, 'carla@exemplo.test');
  expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toContain('carla');
  clock.pass({ days: 1 });
  await forgetSpentWindows(database.db, clock.now());
  expect(await database.db.$count(rateLimits)).toBe(0);
});
