import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { memberOfOpenRecords } from '#server/features/consent/health-consent.ts';
import { pageOf } from '#server/platform/db/page.ts';
import { periodOf } from '#server/platform/http/period.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Services } from '#server/services.ts';
import {
  type DiaryAllAnswer,
  type DiaryChangesAnswer,
  type DiaryNowAnswer,
  type DiaryPageAnswer,
  type DiaryRangeAnswer,
  type DiaryVersionsAnswer,
  diaryAllQuerySchema,
  diaryChangesQuerySchema,
  diaryNowQuerySchema,
  diaryPageQuerySchema,
  diaryRangeQuerySchema,
  diaryVersionsParamSchema,
  diaryVersionsQuerySchema,
  maxChangesAtOnce,
  maxRangeDays,
} from '#shared/diary/diary.schema.ts';
import { kindOf } from '#shared/diary/kinds.ts';
import { presentRecord, presentTimer, presentTombstone, presentVersion } from './diary.presenter.ts';
import { clearingsOf } from './kinds/food-clearings.repository.ts';
import { nursingSettingsOf, presentSettings } from './kinds/nursing-settings.repository.ts';
import { allOfKind, changesAfter, recordsInPeriod, versionsOf } from './records.repository.ts';
import { timelineAlong, timelinePage } from './timeline.repository.ts';
import { familyNow } from './timers.repository.ts';

/** Two months of a feed every hour and a half: one request, and more of them for who records more. */
const rangePageSize = 1000;

const whoseOf = (baby: string | undefined) =>
  baby === undefined ? {} : { babyId: baby === 'none' ? null : baby };

/** The page that is asked for, if it is well formed and names its family: then it is read with the session. */
function pageAlong(c: Context) {
  const { success, output } = v.safeParse(diaryPageQuerySchema, c.req.query());
  return success && output.family !== undefined ? timelineAlong(output.family, output) : undefined;
}

/** Reading, by the members of the family that is named. What is recorded comes through the outbox (diary.writes.ts). */
export function diaryRoutes(services: Services) {
  const { db, clock } = services;
  const see = memberOfOpenRecords(services, 'see');
  const seePage = memberOfOpenRecords(services, 'see', pageAlong);
  return new Hono()
    .get('/now', see, validate('query', diaryNowQuerySchema), async (c) => {
      const { role, userId } = c.var;
      const [now, settings] = await Promise.all([familyNow(db, c.var), nursingSettingsOf(db, userId)]);
      return c.json({
        timers: now.timers.map((timer) => presentTimer(timer, role)),
        last: now.last.map((row) => presentRecord(row, role)),
        settings: presentSettings(settings),
        change: now.change,
        serverTime: clock.now().toISOString(),
      } satisfies DiaryNowAnswer);
    })
    .get('/', seePage, validate('query', diaryPageQuerySchema), async (c) => {
      const { along, role } = c.var;
      const asked = c.req.valid('query');
      const isRead = along !== null && role !== 'guest';
      const { shown, nextCursor } = isRead
        ? pageOf(along, asked.limit)
        : await timelinePage(db, c.var, asked);
      const records = shown.map((row) => presentRecord(row, c.var.role));
      return c.json({ records, nextCursor } satisfies DiaryPageAnswer);
    })
    .get('/range', see, validate('query', diaryRangeQuerySchema), async (c) => {
      const { baby, kind, cursor, ...told } = c.req.valid('query');
      const period = periodOf(told, maxRangeDays);
      const asked = { baby, kind, period, limit: rangePageSize, cursor };
      const { shown, nextCursor } = await recordsInPeriod(db, c.var, asked);
      const records = shown.map((row) => presentRecord(row, c.var.role));
      return c.json({ records, nextCursor } satisfies DiaryRangeAnswer);
    })
    .get('/all', see, validate('query', diaryAllQuerySchema), async (c) => {
      const { baby, kind } = c.req.valid('query');
      if (kindOf(kind).limits.mostInFamily === undefined) refuseFields({ kind: 'has_no_end' });
      const [rows, cleared] = await Promise.all([
        allOfKind(db, c.var, { baby, kind }),
        kind === 'food' ? clearingsOf(db, c.var.familyId, whoseOf(baby)) : [],
      ]);
      return c.json({
        records: rows.map((row) => presentRecord(row, c.var.role)),
        cleared: cleared.map(({ food, clearedAt }) => ({ food, clearedAt: clearedAt.toISOString() })),
      } satisfies DiaryAllAnswer);
    })
    .get('/changes', see, validate('query', diaryChangesQuerySchema), async (c) => {
      const { after } = c.req.valid('query');
      const { now, rows } = await changesAfter(db, c.var, { after, limit: maxChangesAtOnce + 1 });
      const told = rows.slice(0, maxChangesAtOnce);
      const hasMore = rows.length > maxChangesAtOnce;
      return c.json({
        records: told.filter((row) => row.deletedAt === null).map((row) => presentRecord(row, c.var.role)),
        tombstones: told.filter((row) => row.deletedAt !== null).map(presentTombstone),
        change: hasMore ? (told.at(-1)?.change ?? now) : now,
        hasMore,
      } satisfies DiaryChangesAnswer);
    })
    .get(
      '/:id/versions',
      memberOfOpenRecords(services, 'record'),
      validate('param', diaryVersionsParamSchema),
      validate('query', diaryVersionsQuerySchema),
      async (c) => {
        const rows = await versionsOf(db, c.var.familyId, c.req.valid('param').id);
        const versions = rows.map((row) => presentVersion(row, c.var.role));
        return c.json({ versions } satisfies DiaryVersionsAnswer);
      },
    );
}
