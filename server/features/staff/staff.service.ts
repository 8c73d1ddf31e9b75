import type { StaffId } from '#server/features/access/viewer.ts';
import { record } from '#server/features/audit/audit.repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { addStaff, lockStaff, removeStaff } from './staff.repository.ts';

type Desk = Pick<Services, 'db' | 'clock' | 'env'>;

/** Named twice is named once, and by configuration is enough. */
export async function nameStaff({ db, clock, env }: Desk, by: StaffId, email: string): Promise<void> {
  if (env.staffEmails.includes(email)) return;
  const now = clock.now();
  await db.transaction(async (transaction) => {
    if (await addStaff(transaction, email, now))
      await record(transaction, by, { action: 'staff_added', subject: email, at: now });
  });
}

/** Her account is gone, and her role with it. Whom the configuration names, only the configuration unnames. */
export async function leaveStaff(transaction: Database, email: string, now: Date): Promise<void> {
  if (await removeStaff(transaction, email))
    await record(transaction, null, { action: 'staff_left', subject: email, at: now });
}

/** Somebody always stays who can name others. Two who remove each other wait for one another. */
export async function unnameStaff({ db, clock, env }: Desk, by: StaffId, email: string): Promise<void> {
  if (env.staffEmails.includes(email))
    throw new Refusal('forbidden', 'This address is named by the configuration of the server.');
  await db.transaction(async (transaction) => {
    const named = await lockStaff(transaction);
    if (!named.includes(email)) throw new Refusal('not_found', 'Nobody of the staff has this address.');
    if (named.length + env.staffEmails.length === 1)
      throw new Refusal('last_staff', 'The last one of the staff cannot be removed.');
    await removeStaff(transaction, email);
    await record(transaction, by, { action: 'staff_removed', subject: email, at: clock.now() });
  });
}
