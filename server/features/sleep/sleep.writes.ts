import { requireConsentOf } from '#server/features/consent/health-consent.ts';
import { idAfterMove, placeOfOldPhone, timerIdAfterMove } from '#server/features/diary/old-phones.ts';
import { putRecord, removeRecord } from '#server/features/diary/records.repository.ts';
import { otherOpenTimers, putTimer, removeTimer } from '#server/features/diary/timers.repository.ts';
import { membershipFor } from '#server/features/family/family.gate.ts';
import { aboutFamilies, type HeldFamily, writeHandlers } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { maxOpenTimers } from '#shared/nursing/nursing.rules.ts';
import type { SleepTimerProblem } from '#shared/sleep/sleep.rules.ts';
import { type Sleep, sleepWrites } from '#shared/sleep/sleep.schema.ts';
import { fieldOfProblem, validateSleep } from '#shared/sleep/sleep-check.rules.ts';

const kind = 'sleep' as const;

/** A refusal names the field: the write stays on her phone, to be mended there. */
function assertValid(sleep: Sleep, now: Date): void {
  const fields: Record<string, string> = {};
  for (const problem of validateSleep(sleep, now)) fields[fieldOfProblem[problem]] ??= problem;
  refuseFields(fields);
}

const ownFamily = (held: readonly HeldFamily[]) =>
  membershipFor(held, { family: null, doing: 'record' }).familyId;

/** What phones send that know of no families. */
export const sleepWriteHandlers = aboutFamilies(
  writeHandlers(sleepWrites, {
    'sleep.put': async (db, userId, { body: sleep, now, held }) => {
      const { family, babyId } = await placeOfOldPhone(db, held);
      await requireConsentOf(db, family);
      assertValid(sleep, now);
      const id = await idAfterMove(db, family.familyId, { kind, id: sleep.id });
      await putRecord(db, family.familyId, { record: recordOf(sleep, { id, babyId }), userId, now });
    },
    'sleep.remove': async (db, userId, { body, now, held }) => {
      const familyId = ownFamily(held);
      const id = await idAfterMove(db, familyId, { kind, id: body.id });
      await removeRecord(db, familyId, { id, baseRevision: null, userId, now });
    },
    'sleep-timer.put': async (db, userId, { body, now, held }) => {
      const { family, babyId } = await placeOfOldPhone(db, held);
      await requireConsentOf(db, family);
      const { familyId } = family;
      const id = await timerIdAfterMove(db, familyId, { kind, id: body.id });
      const timer = { ...body, id, familyId, babyId, kind };
      if ((await otherOpenTimers(db, familyId, timer)) >= maxOpenTimers)
        refuseFields({ id: 'too_many_timers' satisfies SleepTimerProblem });
      await putTimer(db, familyId, { timer, userId, now });
    },
    'sleep-timer.remove': async (db, _userId, { body, now, held }) => {
      const familyId = ownFamily(held);
      const id = await timerIdAfterMove(db, familyId, { kind, id: body.id });
      await removeTimer(db, familyId, { id, now });
    },
  }),
);

/** Sent again after a deletion, it is an undo: that phone knows no other way to say so. */
const recordOf = (sleep: Sleep, { id, babyId }: { id: string; babyId: string | null }) => ({
  id,
  babyId,
  kind,
  startTime: sleep.startTime,
  endTime: sleep.endTime,
  day: null,
  durationSeconds: sleep.durationSeconds,
  details: { sort: sleep.kind, mood: sleep.mood },
  notes: sleep.notes,
  timeZone: sleep.timeZone,
  groupId: null,
  baseRevision: null,
  restore: true as const,
});
