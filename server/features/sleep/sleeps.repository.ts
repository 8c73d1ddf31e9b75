import { and, desc, getTableColumns, gt, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { ownRecords } from '#server/features/access/own-records.repository.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Page, pageOf } from '#server/platform/db/page.ts';
import { preparedRows } from '#server/platform/db/prepared.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { upsertFrom } from '#server/platform/db/upsert.ts';
import type { Period } from '#server/platform/http/period.ts';
import { deletedSleepDays, maxSleepHours } from '#shared/sleep/sleep.rules.ts';
import type { Sleep } from '#shared/sleep/sleep.schema.ts';
import { type SleepRow, sleeps } from './sleep.table.ts';

export const ownSleeps = ownRecords(sleeps, deletedSleepDays);

/** New, changed or put back after a deletion: the same sleep by the same id, for the row of `from`. */
export const storeSleep = (from: SQL): SQL =>
  upsertFrom(sleeps, { from, key: ['userId', 'id'], once: ['createdAt'] });

export const sleepValues = (userId: UserId, { sleep, now }: { sleep: Sleep; now: Date }) => ({
  userId,
  id: sleep.id,
  startTime: sleep.startTime,
  endTime: sleep.endTime,
  durationSeconds: sleep.durationSeconds,
  kind: sleep.kind,
  mood: sleep.mood,
  notes: storableText(sleep.notes ?? '').trim() || null,
  timeZone: storableText(sleep.timeZone),
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
  deletedAt: null,
});

const putOne = preparedRows('sleep_put', () => storeSleep(sql`(select 1) as one`));

export async function putSleep(
  db: Database,
  userId: UserId,
  told: { sleep: Sleep; now: Date },
): Promise<void> {
  await putOne(db, sleepValues(userId, told));
}

const newestFirst = [desc(sleeps.startTime), desc(sleeps.id)];

/** Any of it lies in the period. No sleep is longer than a day, so that older ones need not be looked at. */
function touches({ from, to }: Period) {
  const earliest = new Date(from.getTime() - maxSleepHours * 3_600_000);
  return and(
    gte(sleeps.startTime, earliest),
    lt(sleeps.startTime, to),
    or(gt(sleeps.endTime, from), gte(sleeps.startTime, from)),
  );
}

/** Newest first. */
export async function sleepsInPeriod(
  db: Database,
  userId: UserId,
  { period, limit, cursor }: { period: Period; limit: number; cursor: string | undefined },
): Promise<Page<SleepRow>> {
  const rows = await db
    .select({ ...getTableColumns(sleeps), position: positionOf(sleeps.startTime, sleeps.id) })
    .from(sleeps)
    .where(and(ownSleeps.kept(userId), touches(period), olderThan(sleeps.startTime, sleeps.id, cursor)))
    .orderBy(...newestFirst)
    .limit(limit + 1);
  return pageOf(rows, limit);
}

export async function lastSleep(db: Database, userId: UserId): Promise<SleepRow | undefined> {
  const [row] = await db
    .select()
    .from(sleeps)
    .where(ownSleeps.kept(userId))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}
