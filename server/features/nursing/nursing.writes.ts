import type { UserId } from '#server/features/access/viewer.ts';
import { healthWriteHandler } from '#server/features/consent/health-consent.ts';
import { type Write, type WriteHandler, writeHandler } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
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
import { feedTimers } from './timers.repository.ts';

/** What nursing takes from the outbox. A refusal names the field: the write stays on her phone, to be mended there. */
export const nursingWriteHandlers: Record<NursingWriteKind, WriteHandler> = {
  'feed.put': healthWriteHandler(nursingWrites['feed.put'], storeFeed),
  'feed.remove': writeHandler(nursingWrites['feed.remove'], (db, userId, { body: { id }, now }) =>
    removeFeed(db, userId, { id, now }),
  ),
  'timer.put': healthWriteHandler(nursingWrites['timer.put'], storeTimer),
  'timer.remove': writeHandler(nursingWrites['timer.remove'], (db, userId, { body: { id }, now }) =>
    feedTimers.remove(db, userId, { id, now }),
  ),
  'nursing.settings': writeHandler(nursingWrites['nursing.settings'], (db, userId, { body: chosen, now }) =>
    saveNursingSettings(db, userId, { chosen, now }),
  ),
};

async function storeFeed(db: Database, userId: UserId, { body: feed, now }: Write<Feed>): Promise<void> {
  const fields: Record<string, string> = {};
  for (const problem of validateFeed(feed, now)) fields[fieldOfProblem[problem]] ??= problem;
  refuseFields(fields);
  await putFeed(db, userId, { feed, now });
}

async function storeTimer(db: Database, userId: UserId, { body: timer, now }: Write<Timer>): Promise<void> {
  if ((await feedTimers.countOthers(db, userId, timer.id)) >= maxOpenTimers)
    refuseFields({ id: 'too_many_timers' satisfies NursingProblem });
  await feedTimers.put(db, userId, { timer, now });
}
