import { Hono } from 'hono';
import { memberOfOpenRecords } from '#server/features/consent/health-consent.ts';
import { recordsInPeriod } from '#server/features/diary/records.repository.ts';
import { familyNow, newestOf } from '#server/features/diary/timers.repository.ts';
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

/** Two months of a sleep every hour and a half: one request for her, and more of them for whoever records more. */
const rangePageSize = 1000;
const kind = 'sleep' as const;

/** The sleeps of her own family, as pages ask that know of no other. */
export function sleepRoutes(services: Services) {
  const { db, clock } = services;
  const see = memberOfOpenRecords(services, 'see');
  return new Hono()
    .get('/now', see, async (c) => {
      const now = await familyNow(db, c.var);
      const sleep = newestOf(now, kind);
      return c.json({
        timers: now.timers.filter((timer) => timer.kind === kind).map(presentSleepTimer),
        lastSleep: sleep ? presentSleep(sleep) : null,
        serverTime: clock.now().toISOString(),
      } satisfies SleepNowAnswer);
    })
    .get('/range', see, validate('query', sleepRangeQuerySchema), async (c) => {
      const { cursor, ...told } = c.req.valid('query');
      const period = periodOf(told, maxSleepRangeDays);
      const asked = { baby: undefined, kind, period, limit: rangePageSize, cursor };
      const { shown, nextCursor } = await recordsInPeriod(db, c.var, asked);
      return c.json({ sleeps: shown.map(presentSleep), nextCursor } satisfies SleepRangeAnswer);
    });
}
