import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { endAllSessions } from './access.repository.ts';
import { knownDevices, signInSessions, users } from './access.table.ts';
import { forgetDevices } from './devices/known-devices.repository.ts';
import type { UserId } from './viewer.ts';

/** By the owner's command: out everywhere, and every device a stranger again. False where nobody has this address. */
export async function endSessionsOf(db: Database, email: string): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) return false;
  await forgetDevices(db, user.id as UserId);
  await endAllSessions(db, user.id as UserId);
  return true;
}

/** After a break-in: nobody is in any more. */
export async function endEverySession(db: Database): Promise<number> {
  const ended = await db.delete(signInSessions).returning({ id: signInSessions.id });
  await db.delete(knownDevices);
  return ended.length;
}
