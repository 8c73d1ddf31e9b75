import { record } from '#server/features/audit/audit.repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { StaffId, UserId } from '../viewer.ts';

type Note = { action: 'passkey_added' | 'passkey_removed' | 'passkey_refused'; passkeyId: string; now: Date };

/** Writes down what happened to the keys of an account. The name she gave one stays out of it. */
export async function notePasskey(
  db: Database,
  userId: UserId,
  { action, passkeyId, now }: Note,
): Promise<void> {
  await record(db, userId as StaffId, action, 'passkey', passkeyId, now);
}
