import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { recordConsent } from './consent.repository.ts';

/** Transactions in which it was noted already: a long night of feeds agrees once. */
const agreed = new WeakSet<Database>();

/**
 * A feed, a sleep, a food and what came of it are health data, and the step that saves them says what saving means:
 * the first one is her agreement.
 */
export async function agreeToHealthData(db: Database, userId: UserId, now: Date): Promise<void> {
  if (agreed.has(db)) return;
  await recordConsent(db, userId, 'health-data', now);
  agreed.add(db);
}
