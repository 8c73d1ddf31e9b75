import { Hono } from 'hono';
import { memberOfOpenRecords } from '#server/features/consent/health-consent.ts';
import {
  nursingSettingsOf,
  presentSettings,
} from '#server/features/diary/kinds/nursing-settings.repository.ts';
import { recordsBegunIn } from '#server/features/diary/records.repository.ts';
import { timelinePage } from '#server/features/diary/timeline.repository.ts';
import { familyNow, newestOf } from '#server/features/diary/timers.repository.ts';
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
import { presentFeed, presentTimer } from './nursing.presenter.ts';

/** Two months of a feed every hour and a half: one request for her, and more of them for whoever records more. */
const rangePageSize = 1000;
const csvPageSize = 500;
/** Years of feeds each time: more than a hand asks for, and little enough for a machine. */
const downloadsPerMother: Limit = { name: 'feeds-csv', points: 30, seconds: 15 * 60 };

const kind = 'feed' as const;

/** The feeds of her own family, as pages ask that know of no other. What is recorded comes through the outbox. */
export function nursingRoutes(services: Services) {
  const { db, clock, log } = services;
  const see = memberOfOpenRecords(services, 'see');
  return new Hono()
    .get('/now', see, async (c) => {
      const [now, settings] = await Promise.all([familyNow(db, c.var), nursingSettingsOf(db, c.var.userId)]);
      const feed = newestOf(now, kind);
      return c.json({
        timers: now.timers.filter((timer) => timer.kind === kind).map(presentTimer),
        lastFeed: feed ? presentFeed(feed) : null,
        settings: presentSettings(settings),
        serverTime: clock.now().toISOString(),
      } satisfies NursingNowAnswer);
    })
    .get('/feeds', see, validate('query', feedLogQuerySchema), async (c) => {
      const asked = { ...c.req.valid('query'), kind, timeZone: 'UTC' };
      const { shown, nextCursor } = await timelinePage(db, c.var, asked);
      return c.json({ feeds: shown.map(presentFeed), nextCursor } satisfies FeedLogAnswer);
    })
    .get('/feeds/range', see, validate('query', feedRangeQuerySchema), async (c) => {
      const { cursor, ...told } = c.req.valid('query');
      const period = periodOf(told, maxRangeDays);
      const asked = { baby: undefined, kind, period, limit: rangePageSize, cursor };
      const { shown, nextCursor } = await recordsBegunIn(db, c.var, asked);
      return c.json({ feeds: shown.map(presentFeed), nextCursor } satisfies FeedRangeAnswer);
    })
    .get('/feeds.csv', see, validate('query', feedCsvQuerySchema), async (c) => {
      const { language, timeZone, ...told } = c.req.valid('query');
      const period = periodOf(told);
      const { userId, familyId, role } = c.var;
      await spend({ db, clock }, downloadsPerMother, userId);
      const pieces = async function* () {
        yield feedHeader(language);
        const read = (cursor: string | null) =>
          recordsBegunIn(
            db,
            { familyId, role },
            { baby: undefined, kind, period, limit: csvPageSize, cursor },
          );
        for await (const rows of eachPage(read))
          yield rows.map((row) => feedLine(presentFeed(row), language, timeZone)).join('');
      };
      return csvDownload(c, log, { fileName: fileNames[language], pieces: pieces() });
    });
}
