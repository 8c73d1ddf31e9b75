import type { HealthRecord } from '#server/features/access/personal-data.ts';
import { setAskedAt } from '#server/features/family/deletion/family-deletion.repository.ts';
import { askDeletion } from '#server/features/family/deletion/family-deletion.service.ts';
import { membershipFor } from '#server/features/family/family.gate.ts';
import { lockFamily, memberCounts } from '#server/features/family/family.repository.ts';
import {
  aboutFamilies,
  type HeldFamily,
  type WriteHandler,
  writeHandlers,
} from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { healthConsentVersion } from '#shared/consent/consent.rules.ts';
import {
  type ConsentWithdrawal,
  type ConsentWriteKind,
  consentWrites,
} from '#shared/consent/consent.schema.ts';
import { recordsAfter } from '#shared/consent/consent-log.rules.ts';
import { giveHealthConsent, withdrawHealthConsent } from './consent.repository.ts';

/** Only a parent speaks for the family. What is known of its consent is asked anew by whatever comes after this. */
async function familyMeant(db: Database, held: readonly HeldFamily[], family: string | undefined) {
  const meant = membershipFor(held, { family, doing: 'manage' });
  await lockFamily(db, meant.familyId);
  meant.hasConsent = null;
  return meant;
}

/** Both idempotent: said twice, they are as said once. */
export function consentWriteHandlers(healthRecords: HealthRecord[]): Record<ConsentWriteKind, WriteHandler> {
  const written = writeHandlers(consentWrites, {
    'consent.give': async (db, userId, { body: { version, familyId: named }, now, held }) => {
      // Agreeing to a text of another day is no consent to this one: she reads the new one, and is asked again.
      if (version !== healthConsentVersion) refuseFields({ version: 'unknown_version' });
      const { familyId } = await familyMeant(db, held, named);
      await giveHealthConsent(db, familyId, { userId, now });
      await setAskedAt(db, { familyId, what: 'records' }, null);
    },
    'consent.withdraw': async (db, userId, { body: { records, familyId: named }, now, held }) => {
      const family = await familyMeant(db, held, named);
      const { familyId } = family;
      const deleting = { familyId, what: 'records' } as const;
      // What others recorded too is closed for all at once, and gone when they have had the time to say no.
      const waits = records === 'delete' && (await memberCounts(db, familyId)).all > 1;
      const afterWithdrawal = waits ? 'closed' : recordsAfter[records];
      // Without a consent in force, too: what an implied one let be stored is hers to close or delete.
      await withdrawHealthConsent(db, familyId, { afterWithdrawal, now });
      if (waits) return void (await askDeletion(db, deleting, { userId, now }));
      await setAskedAt(db, deleting, null);
      if (records !== 'delete') return;
      for (const { eraseRecords } of healthRecords) await eraseRecords(db, { userId, familyId });
      family.isErased = true;
    },
  });
  const handlers = aboutFamilies(written);
  return { ...handlers, 'consent.withdraw': { ...handlers['consent.withdraw'], erasedIn } };
}

function erasedIn(body: unknown, held: readonly HeldFamily[]): string[] {
  const { records, familyId: named } = body as ConsentWithdrawal;
  if (records !== 'delete') return [];
  const family = membershipFor(held, { family: named, doing: 'manage' });
  return family.isErased ? [family.familyId] : [];
}
