import { requireConsentOf } from '#server/features/consent/health-consent.ts';
import { membershipFor } from '#server/features/family/family.gate.ts';
import type { ApplyWrite } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { RecordTimerPut } from '#shared/diary/record.schema.ts';
import { maxOpenTimers } from '#shared/nursing/nursing.rules.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import { placeOfOldPhone, timerIdAfterMove } from './old-phones.ts';
import { otherOpenTimers, putTimer, removeTimer } from './timers.repository.ts';

/** The timers of one kind, of phones that know of no families. */
export const oldTimers = (kind: KindName) => ({
  put: (async (db, userId, { body, now, held }) => {
    const { family, babyId } = await placeOfOldPhone(db, held, now);
    await requireConsentOf(db, family);
    const { familyId } = family;
    const id = await timerIdAfterMove(db, familyId, { kind, id: body.id });
    const timer = { ...body, id, familyId, babyId, kind } as RecordTimerPut;
    if ((await otherOpenTimers(db, familyId, timer)) >= maxOpenTimers)
      refuseFields({ id: 'too_many_timers' });
    await putTimer(db, familyId, { timer, userId, now });
  }) satisfies ApplyWrite<Timer>,
  remove: (async (db, _userId, { body, now, held }) => {
    const { familyId } = membershipFor(held, { family: null, doing: 'record' });
    const id = await timerIdAfterMove(db, familyId, { kind, id: body.id });
    await removeTimer(db, familyId, { id, now });
  }) satisfies ApplyWrite<{ id: string }>,
});
