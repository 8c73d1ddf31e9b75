import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitlistSeed } from '#server/features/waitlist/waitlist.seed.ts';
import { waitlistEntries } from '#server/features/waitlist/waitlist.table.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { OpenDatabase } from './database.ts';
import { loadSeeds } from './seeds.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-03-08T03:00:00Z');

it('loads demo content once, and what was deleted afterwards stays deleted', async () => {
  await loadSeeds(database.db, [waitlistSeed], now);
  const loaded = await database.db.$count(waitlistEntries);
  expect(loaded).toBeGreaterThan(0);
  await database.db.delete(waitlistEntries);
  await loadSeeds(database.db, [waitlistSeed], now);
  expect(await database.db.$count(waitlistEntries)).toBe(0);
});

it('loads a seed whole or not at all: one that failed is tried again', async () => {
  let tries = 0;
  const seed = {
    name: 'fragile',
    load: async (db: OpenDatabase['db']) => {
      await db
        .insert(waitlistEntries)
        .values({ email: `half${tries}@exemplo.test`, language: 'pt', createdAt: now });
      tries += 1;
      if (tries === 1) throw new Error('power cut');
    },
  };
  await expect(loadSeeds(database.db, [seed], now)).rejects.toThrow();
  expect(await database.db.$count(waitlistEntries)).toBe(0);
  await loadSeeds(database.db, [seed], now);
  expect(await database.db.$count(waitlistEntries)).toBe(1);
});
