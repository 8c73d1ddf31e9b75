import { Hono } from 'hono';
import { memberOfOpenRecords } from '#server/features/consent/health-consent.ts';
import { clearingsOf } from '#server/features/diary/kinds/food-clearings.repository.ts';
import { allOfKind } from '#server/features/diary/records.repository.ts';
import type { Services } from '#server/services.ts';
import type { FoodDiaryAnswer } from '#shared/foods/food.schema.ts';
import { presentClearing, presentEntry } from './foods.presenter.ts';

/** What the baby tried, as pages ask that know of no families: of her own. */
export function foodRoutes(services: Services) {
  const { db } = services;
  return new Hono().get('/diary', memberOfOpenRecords(services, 'see'), async (c) => {
    const { familyId } = c.var;
    const [records, cleared] = await Promise.all([
      allOfKind(db, c.var, { baby: undefined, kind: 'food' }),
      clearingsOf(db, familyId),
    ]);
    return c.json({
      entries: records.map(presentEntry),
      cleared: cleared.map(presentClearing),
    } satisfies FoodDiaryAnswer);
  });
}
