import { Hono } from 'hono';
import { motherOfOpenRecords } from '#server/features/consent/health-consent.ts';
import { periodOf } from '#server/platform/http/period.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { maxSleepRangeDays } from '#shared/sleep/sleep.rules.ts';
import {
  type SleepNowAnswer,
  type SleepRangeAnswer,
  sleepRangeQuerySchema,
} from '#shared/sleep/sleep.schema.ts';
import { presentSleep, presentSleepTimer } from './sleep.presenter.ts';
import { napTimers } from './sleep-timers.repository.ts';
import { lastSleep, sleepsInPeriod } from './sleeps.repository.ts';

/** Two months of a sleep every hour and a half: one request for her, and more of them for whoever records more. */
const rangePageSize = 1000;

/** Reading. Whatever she records comes through the outbox (sleep.writes.ts). */
export function sleepRoutes(services: Services) {
  const { db, clock } = services;
  return new Hono()
    .get('/now', motherOfOpenRecords(services), async (c) => {
      const { userId } = c.var;
      const [timers, sleep] = await Promise.all([napTimers.open(db, userId), lastSleep(db, userId)]);
      return c.json({
        timers: timers.map(presentSleepTimer),
        lastSleep: sleep ? presentSleep(sleep) : null,
        serverTime: clock.now().toISOString(),
      } satisfies SleepNowAnswer);
    })
    .get('/range', motherOfOpenRecords(services), validate('query', sleepRangeQuerySchema), async (c) => {
      const { cursor, ...told } = c.req.valid('query');
      const period = periodOf(told, maxSleepRangeDays);
      const asked = { period, limit: rangePageSize, cursor };
      const { shown, nextCursor } = await sleepsInPeriod(db, c.var.userId, asked);
      return c.json({ sleeps: shown.map(presentSleep), nextCursor } satisfies SleepRangeAnswer);
    });
}

export type SleepRoutes = ReturnType<typeof sleepRoutes>;
