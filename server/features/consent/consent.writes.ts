import type { HealthRecord } from '#server/features/access/personal-data.ts';
import { type WriteHandler, writeHandlers } from '#server/features/sync/write-handler.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { healthConsentVersion } from '#shared/consent/consent.rules.ts';
import {
  type ConsentWithdrawal,
  type ConsentWriteKind,
  consentWrites,
} from '#shared/consent/consent.schema.ts';
import { recordsAfter } from '#shared/consent/consent-log.rules.ts';
import { giveHealthConsent, withdrawHealthConsent } from './consent.repository.ts';
import { forgetHealthConsent } from './health-consent.ts';

/** Both idempotent: said twice, they are as said once. */
export function consentWriteHandlers(healthRecords: HealthRecord[]): Record<ConsentWriteKind, WriteHandler> {
  const handlers = writeHandlers(consentWrites, {
    'consent.give': async (db, userId, { body: { version }, now }) => {
      // Agreeing to a text of another day is no consent to this one: she reads the new one, and is asked again.
      if (version !== healthConsentVersion) refuseFields({ version: 'unknown_version' });
      await giveHealthConsent(db, userId, now);
      forgetHealthConsent(db);
    },
    'consent.withdraw': async (db, userId, { body: { records }, now }) => {
      // Without a consent in force, too: what an implied one let be stored is hers to close or delete.
      await withdrawHealthConsent(db, userId, { afterWithdrawal: recordsAfter[records], now });
      forgetHealthConsent(db);
      if (records === 'delete') for (const { eraseRecords } of healthRecords) await eraseRecords(db, userId);
    },
  });
  const erasesRecords = (body: unknown) => (body as ConsentWithdrawal).records === 'delete';
  return { ...handlers, 'consent.withdraw': { ...handlers['consent.withdraw'], erasesRecords } };
}
