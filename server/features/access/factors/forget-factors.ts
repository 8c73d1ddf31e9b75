import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { endAllSessions } from '../access.repository.ts';
import { users } from '../access.table.ts';
import { forgetDevices } from '../devices/known-devices.repository.ts';
import { dropPasskeys } from '../passkeys/passkeys.repository.ts';
import type { UserId } from '../viewer.ts';
import { secondFactors } from './factors.table.ts';
import { dropRecoveryCodes } from './recovery-codes.repository.ts';

/**
 * The owner's way out for someone who lost phone and recovery codes, or whose session was stolen and given a
 * factor by the thief: nothing is left but her mailbox. False when nobody has this address.
 */
export async function forgetFactors(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [user] = await transaction.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (!user) return false;
    const userId = user.id as UserId;
    await transaction.delete(secondFactors).where(eq(secondFactors.userId, userId));
    await dropRecoveryCodes(transaction, userId);
    await forgetDevices(transaction, userId);
    await dropPasskeys(transaction, userId);
    await endAllSessions(transaction, userId);
    return true;
  });
}
