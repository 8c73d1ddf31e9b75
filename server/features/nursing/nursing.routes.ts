import { Hono } from 'hono';
import { motherOfOpenRecords } from '#server/features/consent/health-consent.ts';
import { eachPage } from '#server/platform/db/page.ts';
import { csvDownload } from '#server/platform/http/csv-download.ts';
import { periodOf } from '#server/platform/http/period.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import { maxRangeDays } from '#shared/nursing/nursing.rules.ts';
import {
  type FeedLogAnswer,
  type FeedRangeAnswer,
  feedCsvQuerySchema,
  feedLogQuerySchema,
  feedRangeQuerySchema,
  type NursingNowAnswer,
} from '#shared/nursing/nursing.schema.ts';
import { feedHeader, feedLine, fileNames } from './feeds.csv.ts';
import { feedPage, feedsInRange, lastFeed } from './feeds.repository.ts';
import { presentFeed, presentSettings, presentTimer } from './nursing.presenter.ts';
import { nursingSettingsOf } from './settings.repository.ts';
import { feedTimers } from './timers.repository.ts';

/** Two months of a feed every hour and a half: one request for her, and more of them for whoever records more. */
const rangePageSize = 1000;
const csvPageSize = 500;
/** Years of feeds each time: more than a hand asks for, and little enough for a machine. */
const downloadsPerMother: Limit = { name: 'feeds-csv', points: 30, seconds: 15 * 60 };

/** Reading. Whatever she records comes through the outbox (nursing.writes.ts). */
export function nursingRoutes(services: Services) {
  const { db, clock, log } = services;
  return new Hono()
    .get('/now', motherOfOpenRecords(services), async (c) => {
      const { userId } = c.var;
      const [timers, feed, settings] = await Promise.all([
        feedTimers.open(db, userId),
        lastFeed(db, userId),
        nursingSettingsOf(db, userId),
      ]);
      return c.json({
        timers: timers.map(presentTimer),
        lastFeed: feed ? presentFeed(feed) : null,
        settings: presentSettings(settings),
        serverTime: clock.now().toISOString(),
      } satisfies NursingNowAnswer);
    })
    .get('/feeds', motherOfOpenRecords(services), validate('query', feedLogQuerySchema), async (c) => {
      const { shown, nextCursor } = await feedPage(db, c.var.userId, c.req.valid('query'));
      return c.json({ feeds: shown.map(presentFeed), nextCursor } satisfies FeedLogAnswer);
    })
    .get(
      '/feeds/range',
      motherOfOpenRecords(services),
      validate('query', feedRangeQuerySchema),
      async (c) => {
        const { cursor = null, ...period } = c.req.valid('query');
        const page = { limit: rangePageSize, cursor };
        const { shown, nextCursor } = await feedsInRange(db, c.var.userId, {
          ...page,
          range: periodOf(period, maxRangeDays),
        });
        return c.json({ feeds: shown.map(presentFeed), nextCursor } satisfies FeedRangeAnswer);
      },
    )
    .get('/feeds.csv', motherOfOpenRecords(services), validate('query', feedCsvQuerySchema), async (c) => {
      const { language, timeZone, ...period } = c.req.valid('query');
      const range = periodOf(period);
      const { userId } = c.var;
      await spend({ db, clock }, downloadsPerMother, userId);
      const pieces = async function* () {
        yield feedHeader(language);
        const read = (cursor: string | null) =>
          feedsInRange(db, userId, { range, limit: csvPageSize, cursor });
        for await (const feeds of eachPage(read))
          yield feeds.map((feed) => feedLine(feed, language, timeZone)).join('');
      };
      return csvDownload(c, log, { fileName: fileNames[language], pieces: pieces() });
    });
}

export type NursingRoutes = ReturnType<typeof nursingRoutes>;
