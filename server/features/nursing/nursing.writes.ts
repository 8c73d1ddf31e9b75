import { requireConsentOf } from '#server/features/consent/health-consent.ts';
import { saveNursingSettings } from '#server/features/diary/kinds/nursing-settings.repository.ts';
import { placeOfOldPhone, putFromOldPhone, removeFromOldPhone } from '#server/features/diary/old-phones.ts';
import { oldTimers } from '#server/features/diary/old-timers.ts';
import { lastSideOf } from '#server/features/diary/records.repository.ts';
import { type FamilyId, membershipFor } from '#server/features/family/family.gate.ts';
import { changeDays } from '#server/features/family/family.repository.ts';
import { aboutFamilies, type WriteHandler, writeHandlers } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { fieldOfProblem, validateFeed } from '#shared/nursing/feed.rules.ts';
import { type Feed, type NursingWriteKind, nursingWrites } from '#shared/nursing/nursing.schema.ts';

/** A refusal names the field: the write stays on her phone, to be mended there. */
function assertValid(feed: Feed, now: Date): void {
  const fields: Record<string, string> = {};
  for (const problem of validateFeed(feed, now)) fields[fieldOfProblem[problem]] ??= problem;
  refuseFields(fields);
}

const timers = oldTimers('feed');

/** What phones send that know of no families; and how she likes her log told, with the hours of her own family. */
export const nursingWriteHandlers: Record<NursingWriteKind, WriteHandler> = aboutFamilies(
  writeHandlers(nursingWrites, {
    'feed.put': async (db, userId, { body: feed, now, held }) => {
      const { family, babyId } = await placeOfOldPhone(db, held, now);
      await requireConsentOf(db, family);
      assertValid(feed, now);
      const record = await recordOf(db, family.familyId, feed);
      await putFromOldPhone(db, family.familyId, { record, babyId, userId, now });
    },
    'feed.remove': async (db, userId, { body: { id }, now, held }) => {
      const { familyId } = membershipFor(held, { family: null, doing: 'record' });
      await removeFromOldPhone(db, familyId, { kind: 'feed', id, userId, now });
    },
    'timer.put': timers.put,
    'timer.remove': timers.remove,
    'nursing.settings': async (db, userId, { body: chosen, now, held }) => {
      const { dayStartHour, sleepDayStartHour } = chosen;
      const { familyId } = membershipFor(held, { family: null, doing: 'manage' });
      await changeDays(db, familyId, {
        dayStartHour,
        ...(sleepDayStartHour !== undefined && { sleepDayStartHour }),
      });
      await saveNursingSettings(db, userId, { chosen, now });
    },
  }),
);

async function recordOf(
  db: Database,
  familyId: FamilyId,
  { side, leftSeconds, rightSeconds, lastSide: told, ...feed }: Feed,
) {
  // A phone that does not tell leaves it as it was.
  const lastSide =
    side === 'both' ? (told === undefined ? await lastSideOf(db, familyId, feed.id) : told) : null;
  return {
    ...feed,
    kind: 'feed' as const,
    day: null,
    details: { side, leftSeconds, rightSeconds, lastSide },
  };
}
