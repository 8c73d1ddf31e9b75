import { sql } from 'drizzle-orm';
import { singleHealthRecord, withHealthConsent } from '#server/features/consent/health-consent.ts';
import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { fieldOfProblem, validateFeed } from '#shared/nursing/feed.rules.ts';
import { maxOpenTimers, type NursingProblem } from '#shared/nursing/nursing.rules.ts';
import { type Feed, nursingWrites } from '#shared/nursing/nursing.schema.ts';
import { feedValues, ownFeeds, putFeed, storeFeed } from './feeds.repository.ts';
import { saveNursingSettings } from './settings.repository.ts';
import { feedTimers } from './timers.repository.ts';

/** A refusal names the field: the write stays on her phone, to be mended there. */
function assertValid(feed: Feed, now: Date): void {
  const fields: Record<string, string> = {};
  for (const problem of validateFeed(feed, now)) fields[fieldOfProblem[problem]] ??= problem;
  refuseFields(fields);
}

/** What nursing takes from the outbox. */
export const nursingWriteHandlers = writeHandlers(
  nursingWrites,
  {
    'feed.put': withHealthConsent(async (db, userId, { body: feed, now }) => {
      assertValid(feed, now);
      await putFeed(db, userId, { feed, now });
    }),
    'feed.remove': (db, userId, { body: { id }, now }) => ownFeeds.remove(db, userId, { id, now }),
    'timer.put': withHealthConsent(async (db, userId, { body: timer, now }) => {
      if ((await feedTimers.countOthers(db, userId, timer.id)) >= maxOpenTimers)
        refuseFields({ id: 'too_many_timers' satisfies NursingProblem });
      await feedTimers.put(db, userId, { timer, now });
    }),
    'timer.remove': (db, userId, { body: { id }, now }) => feedTimers.remove(db, userId, { id, now }),
    'nursing.settings': (db, userId, { body: chosen, now }) =>
      saveNursingSettings(db, userId, { chosen, now }),
  },
  {
    'feed.put': singleHealthRecord({
      name: 'feed_put',
      store: storeFeed(sql`claimed`),
      valuesOf: ({ userId }, { body: feed, now }) => {
        assertValid(feed, now);
        return feedValues(userId, { feed, now });
      },
    }),
  },
);
