import { Hono } from 'hono';
import { motherOfOpenRecords } from '#server/features/consent/health-consent.ts';
import type { Services } from '#server/services.ts';
import type { FoodDiaryAnswer } from '#shared/foods/food.schema.ts';
import { clearingsOf } from './clearings.repository.ts';
import { presentClearing, presentEntry } from './foods.presenter.ts';
import { entriesOf } from './foods.repository.ts';

/** Reading. What her baby tried comes through the outbox (foods.writes.ts). */
export function foodRoutes(services: Services) {
  const { db } = services;
  return new Hono().get('/diary', motherOfOpenRecords(services), async (c) => {
    const { userId } = c.var;
    const [entries, cleared] = await Promise.all([entriesOf(db, userId), clearingsOf(db, userId)]);
    return c.json({
      entries: entries.map(presentEntry),
      cleared: cleared.map(presentClearing),
    } satisfies FoodDiaryAnswer);
  });
}

export type FoodRoutes = ReturnType<typeof foodRoutes>;
