import {
  hasAgreedTo,
  recordConsent,
  withdrawOwnConsent,
} from '#server/features/consent/consent.repository.ts';
import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { maxCheckins } from '#shared/checkin/checkin.rules.ts';
import { checkinWrites } from '#shared/checkin/checkin.schema.ts';
import { countOthers, putCheckin, removeAll, removeCheckin } from './checkin.repository.ts';

const kind = 'check-ins';

/** Her own yes, apart from the family's: nobody else's answer opens or closes what is hers alone. */
export const checkinWriteHandlers = writeHandlers(checkinWrites, {
  'checkin.agree': (db, userId, { now }) => recordConsent(db, userId, { kind, now }),
  'checkin.put': async (db, userId, { body: checkin, now }) => {
    if (!(await hasAgreedTo(db, userId, kind)))
      throw new Refusal('consent_needed', 'How she is, is kept only with her consent.');
    if ((await countOthers(db, userId, checkin.id)) >= maxCheckins) refuseFields({ id: 'too_many' });
    await putCheckin(db, userId, { checkin, now });
  },
  'checkin.remove': (db, userId, { body: { id } }) => removeCheckin(db, userId, id),
  'checkin.end': async (db, userId, { now }) => {
    await removeAll(db, userId);
    await withdrawOwnConsent(db, userId, { kind, now });
  },
});
