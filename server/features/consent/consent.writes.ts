import type { HealthRecord } from '#server/features/access/personal-data.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import { type Write, type WriteHandler, writeHandler } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { healthConsentVersion } from '#shared/consent/consent.rules.ts';
import {
  type ConsentGiving,
  type ConsentWithdrawal,
  type ConsentWriteKind,
  consentWrites,
} from '#shared/consent/consent.schema.ts';
import { recordsAfter } from '#shared/consent/consent-log.rules.ts';
import { giveHealthConsent, withdrawHealthConsent } from './consent.repository.ts';
import { forgetHealthConsent } from './health-consent.ts';

/** Both idempotent: said twice, they are as said once. */
export const consentWriteHandlers = (
  healthRecords: HealthRecord[],
): Record<ConsentWriteKind, WriteHandler> => ({
  'consent.give': writeHandler(consentWrites['consent.give'], give),
  'consent.withdraw': {
    ...writeHandler(consentWrites['consent.withdraw'], async (db, userId, { body: { records }, now }) => {
      // Without a consent in force, too: what an implied one let be stored is hers to close or delete.
      await withdrawHealthConsent(db, userId, { afterWithdrawal: recordsAfter[records], now });
      forgetHealthConsent(db);
      if (records === 'delete') for (const { eraseRecords } of healthRecords) await eraseRecords(db, userId);
    }),
    erasesRecords: (body) => (body as ConsentWithdrawal).records === 'delete',
  },
});

/** Agreeing to a text of another day is no consent to this one: she reads the new one, and is asked again. */
async function give(
  db: Database,
  userId: UserId,
  { body: { version }, now }: Write<ConsentGiving>,
): Promise<void> {
  if (version !== healthConsentVersion) refuseFields({ version: 'unknown_version' });
  await giveHealthConsent(db, userId, now);
  forgetHealthConsent(db);
}
