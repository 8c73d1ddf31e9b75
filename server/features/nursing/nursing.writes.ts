import type { UserId } from '#server/features/access/viewer.ts';
import { recordConsent } from '#server/features/consent/consent.repository.ts';
import { type WriteHandler, writeHandler } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { fieldOfProblem, validateFeed } from '#shared/nursing/feed.rules.ts';
import { maxOpenTimers, type NursingProblem } from '#shared/nursing/nursing.rules.ts';
import {
  type Feed,
  type NursingWriteKind,
  nursingWrites,
  type Timer,
} from '#shared/nursing/nursing.schema.ts';
import { putFeed, removeFeed } from './feeds.repository.ts';
import { saveNursingSettings } from './settings.repository.ts';
import { countOtherTimers, putTimer, removeTimer } from './timers.repository.ts';

/** What nursing takes from the outbox. A refusal names the field: the write stays on her phone, to be mended there. */
export const nursingWriteHandlers: Record<NursingWriteKind, WriteHandler> = {
  'feed.put': writeHandler(nursingWrites['feed.put'], storeFeed),
  'feed.remove': writeHandler(nursingWrites['feed.remove'], (db, userId, { id }, now) =>
    removeFeed(db, userId, id, now),
  ),
  'timer.put': writeHandler(nursingWrites['timer.put'], storeTimer),
  'timer.remove': writeHandler(nursingWrites['timer.remove'], (db, userId, { id }, now) =>
    removeTimer(db, userId, id, now),
  ),
  'nursing.settings': writeHandler(nursingWrites['nursing.settings'], saveNursingSettings),
};

async function storeFeed(db: Database, userId: UserId, feed: Feed, now: Date): Promise<void> {
  const fields: Record<string, string> = {};
  for (const problem of validateFeed(feed, now)) fields[fieldOfProblem[problem]] ??= problem;
  refuse(fields);
  await agree(db, userId, now);
  await putFeed(db, userId, feed, now);
}

async function storeTimer(db: Database, userId: UserId, timer: Timer, now: Date): Promise<void> {
  if ((await countOtherTimers(db, userId, timer.id)) >= maxOpenTimers)
    refuse({ id: 'too_many_timers' satisfies NursingProblem });
  await putTimer(db, userId, timer, now);
}

/** Transactions in which it was noted already: a long night of feeds agrees once. */
const agreed = new WeakSet<Database>();

/** A feed is health data, and the save step says what saving means: the first one is her agreement. */
async function agree(db: Database, userId: UserId, now: Date): Promise<void> {
  if (agreed.has(db)) return;
  await recordConsent(db, userId, 'health-data', now);
  agreed.add(db);
}

function refuse(fields: Record<string, string>): void {
  if (Object.keys(fields).length === 0) return;
  throw new Refusal('invalid_input', 'Some of what was sent is not as it should be.', { fields });
}
