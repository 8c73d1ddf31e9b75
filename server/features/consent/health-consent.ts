import { createMiddleware } from 'hono/factory';
import type { UserId } from '#server/features/access/viewer.ts';
import type { ApplyWrite } from '#server/features/sync/write-handler.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { healthConsentOf } from '#shared/consent/consent.rules.ts';
import { consentsOf } from './consent.repository.ts';

/** Transactions in which it is known to be in force: a long night of feeds asks once. */
const inForce = new WeakSet<Database>();

/** She gave it or took it back within this transaction: whoever asks next asks the table. */
export function forgetHealthConsent(db: Database): void {
  inForce.delete(db);
}

/** Nothing about her baby's health or hers is stored unless she was asked, agreed, and has not taken it back. */
async function requireHealthConsent(db: Database, userId: UserId): Promise<void> {
  if (inForce.has(db)) return;
  if (healthConsentOf(await consentsOf(db, userId)) !== 'given')
    throw new Refusal('consent_needed', 'Health data is kept only with her consent.');
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
 * For routes that read what she recorded, behind the gate that knows her: what she closed stays closed. Her download of
 * everything is not among them.
 */
export function openRecords({ db }: Services) {
  return createMiddleware<{ Variables: { userId: UserId } }>(async (c, next) => {
    if (healthConsentOf(await consentsOf(db, c.var.userId)) === 'closed')
      throw new Refusal('consent_needed', 'She closed what was recorded.');
    await next();
  });
}
