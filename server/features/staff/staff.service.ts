import type { StaffId } from '#server/features/access/viewer.ts';
import { record } from '#server/features/audit/audit.repository.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { addStaff, lockStaff, removeStaff } from './staff.repository.ts';

type Desk = Pick<Services, 'db' | 'clock' | 'env'>;

/** Named twice is named once, and by configuration is enough. */
export async function nameStaff(desk: Desk, by: StaffId, email: string): Promise<void> {
  if (desk.env.staffEmails.includes(email)) return;
  await actOfStaff(desk, by, async (transaction, now) =>
    (await addStaff(transaction, email, now)) ? { action: 'staff_added', subject: email } : undefined,
  );
}

/** Her account is gone, and her role with it. Whom the configuration names, only the configuration unnames. */
export async function leaveStaff(transaction: Database, email: string, now: Date): Promise<void> {
  if (await removeStaff(transaction, email))
    await record(transaction, null, { action: 'staff_left', subject: email, at: now });
}

/** Somebody always stays who can name others. Two who remove each other wait for one another. */
export async function unnameStaff(desk: Desk, by: StaffId, email: string): Promise<void> {
  const { staffEmails } = desk.env;
  if (staffEmails.includes(email))
    throw new Refusal('forbidden', 'This address is named by the configuration of the server.');
  await actOfStaff(desk, by, async (transaction) => {
    const named = await lockStaff(transaction);
    if (!named.includes(email)) throw new Refusal('not_found', 'Nobody of the staff has this address.');
    if (named.length + staffEmails.length === 1)
      throw new Refusal('last_staff', 'The last one of the staff cannot be removed.');
    await removeStaff(transaction, email);
    return { action: 'staff_removed', subject: email };
  });
}
