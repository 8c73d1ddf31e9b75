import { sql } from 'drizzle-orm';
import { motherKnowing } from '#server/features/access/access.gate.ts';
import { users } from '#server/features/access/access.table.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { ApplyWrite, SingleStatement } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { literal } from '#server/platform/db/literals.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { healthConsentOf, healthConsentVersion } from '#shared/consent/consent.rules.ts';
import { consentsOf } from './consent.repository.ts';
import { consents } from './consent.table.ts';

/** Transactions in which it is known to be in force: a long night of feeds asks once. */
const inForce = new WeakSet<Database>();

/** She gave it or took it back within this transaction: whoever asks next asks the table. */
export function forgetHealthConsent(db: Database): void {
  inForce.delete(db);
}

/** Nothing about her baby's health or hers is stored unless she was asked, agreed, and has not taken it back. */
async function requireHealthConsent(db: Database, userId: UserId): Promise<void> {
  if (inForce.has(db)) return;
  if (healthConsentOf(await consentsOf(db, userId)) !== 'given') throw consentNeeded();
  inForce.add(db);
}

/** A write that leaves a health record behind. It waits on her phone until she has agreed. */
export function withHealthConsent<Body>(apply: ApplyWrite<Body>): ApplyWrite<Body> {
  return async (db, userId, write) => {
    await requireHealthConsent(db, userId);
    await apply(db, userId, write);
  };
}

/**
 * The same for a write that comes alone. Her consent is held as it is until the write is done: taken back in that very
 * moment, it is taken back before or after, and what is deleted with it is deleted.
 */
export function singleHealthRecord<Body>(
  record: Pick<SingleStatement<Body>, 'name' | 'store' | 'valuesOf'>,
): SingleStatement<Body> {
  const { userId, kind, asked, version, withdrawnAt } = consents;
  const permit = sql`select 1 from ${consents} where ${userId} = ${sql.placeholder('userId')} and ${kind} = 'health-data'
    and ${asked} and ${version} = ${literal(healthConsentVersion)} and ${withdrawnAt} is null for share`;
  return { ...record, permit, refusal: consentNeeded };
}

const consentNeeded = () => new Refusal('consent_needed', 'Health data is kept only with her consent.');

/** What she was asked about health data and answered, found with her session. */
const healthConsents: SessionFact<Parameters<typeof healthConsentOf>[0]> = {
  name: 'health_consents',
  of: sql`(select coalesce(json_agg(json_build_object('kind', ${consents.kind}, 'version', ${consents.version},
      'asked', ${consents.asked}, 'withdrawnAt', ${consents.withdrawnAt}, 'afterWithdrawal', ${consents.afterWithdrawal})), '[]')
    from ${consents} where ${consents.userId} = ${users.id} and ${consents.kind} = 'health-data')`,
};

/**
 * The gate of routes that read what she recorded: what she closed stays closed. Her download of everything is not among
 * them.
 */
export function motherOfOpenRecords(services: Services) {
  const refuseClosed = (known: Parameters<typeof healthConsentOf>[0]) => {
    if (healthConsentOf(known) === 'closed')
      throw new Refusal('consent_needed', 'She closed what was recorded.');
    return {};
  };
  return motherKnowing(services, { fact: healthConsents, use: refuseClosed });
}
