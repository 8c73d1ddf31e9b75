import { requireConsentOf } from '#server/features/consent/health-consent.ts';
import { placeOfOldPhone, putFromOldPhone, removeFromOldPhone } from '#server/features/diary/old-phones.ts';
import { oldTimers } from '#server/features/diary/old-timers.ts';
import { membershipFor } from '#server/features/family/family.gate.ts';
import { aboutFamilies, writeHandlers } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { type Sleep, sleepWrites } from '#shared/sleep/sleep.schema.ts';
import { fieldOfProblem, validateSleep } from '#shared/sleep/sleep-check.rules.ts';

/** A refusal names the field: the write stays on her phone, to be mended there. */
function assertValid(sleep: Sleep, now: Date): void {
  const fields: Record<string, string> = {};
  for (const problem of validateSleep(sleep, now)) fields[fieldOfProblem[problem]] ??= problem;
  refuseFields(fields);
}

const timers = oldTimers('sleep');

/** What phones send that know of no families. */
export const sleepWriteHandlers = aboutFamilies(
  writeHandlers(sleepWrites, {
    'sleep.put': async (db, userId, { body: sleep, now, held }) => {
      const { family, babyId } = await placeOfOldPhone(db, held, now);
      await requireConsentOf(db, family);
      assertValid(sleep, now);
      await putFromOldPhone(db, family.familyId, { record: recordOf(sleep), babyId, userId, now });
    },
    'sleep.remove': async (db, userId, { body: { id }, now, held }) => {
      const { familyId } = membershipFor(held, { family: null, doing: 'record' });
      await removeFromOldPhone(db, familyId, { kind: 'sleep', id, userId, now });
    },
    'sleep-timer.put': timers.put,
    'sleep-timer.remove': timers.remove,
  }),
);

const recordOf = ({ kind, mood, ...sleep }: Sleep) => ({
  ...sleep,
  kind: 'sleep' as const,
  day: null,
  details: { sort: kind, mood },
});
