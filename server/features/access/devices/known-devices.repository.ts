import { and, desc, eq, inArray, isNull, lte, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import { knownDeviceDays } from '#shared/access/access.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { knownDevices, signInSessions, users } from '../access.table.ts';
import type { UserId } from '../viewer.ts';

/** The device of an address among the secrets that a browser holds. Who holds none costs no question. */
export async function deviceOf(db: Database, email: string, secretHashes: string[]) {
  if (secretHashes.length === 0) return undefined;
  const [device] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), inArray(knownDevices.secretHash, secretHashes)));
  return device;
}

type Seen = { userId: UserId; device: string; language: Language; now: Date };

export async function touchDevice(
  db: Database,
  id: string,
  { userId, device, language, now }: Seen,
): Promise<void> {
  await db
    .update(knownDevices)
    .set({ device, language, lastSeenAt: now })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.id, id)));
}

export async function addDevice(
  db: Database,
  secretHash: string | null,
  { userId, device, language, now }: Seen,
): Promise<string> {
  const added = await db
    .insert(knownDevices)
    .values({ userId, secretHash, device, language, firstSeenAt: now, lastSeenAt: now })
    .returning({ id: knownDevices.id });
  return storedRow(added).id;
}

export async function deviceById(db: Database, id: string) {
  const [found] = await db
    .select({
      id: knownDevices.id,
      device: knownDevices.device,
      firstSeenAt: knownDevices.firstSeenAt,
      email: users.email,
    })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(eq(knownDevices.id, id));
  return found;
}

/** The language that she used before this device came: a thief's page does not choose it. */
export async function languageBefore(db: Database, userId: UserId, deviceId: string) {
  const [before] = await db
    .select({ language: knownDevices.language })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.id, deviceId)))
    .orderBy(desc(knownDevices.lastSeenAt))
    .limit(1);
  return before?.language;
}

/** The language of the device on which she was seen last. */
export async function newestLanguage(db: Database, userId: UserId): Promise<Language | undefined> {
  const [newest] = await db
    .select({ language: knownDevices.language })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt))
    .limit(1);
  return newest?.language;
}

/** Whichever session it has ends with it. Answers whose it was. */
export async function forgetDevice(db: Database, id: string): Promise<UserId | undefined> {
  const [forgotten] = await db
    .delete(knownDevices)
    .where(eq(knownDevices.id, id))
    .returning({ userId: knownDevices.userId });
  return forgotten?.userId as UserId | undefined;
}

export async function forgetDevices(db: Database, userId: UserId): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Ended from another place, its device is a stranger again. False when there is no such session of hers. */
export async function endSessionElsewhere(db: Database, userId: UserId, id: string): Promise<boolean> {
  const hers = and(eq(signInSessions.userId, userId), eq(signInSessions.id, id));
  return db.transaction(async (transaction) => {
    const [ended] = await transaction
      .delete(signInSessions)
      .where(hers)
      .returning({ knownDeviceId: signInSessions.knownDeviceId });
    if (ended?.knownDeviceId) await forgetDevice(transaction, ended.knownDeviceId);
    return ended !== undefined;
  });
}

export async function forgetOtherDevices(db: Database, userId: UserId, keptSession: string): Promise<void> {
  const [kept] = await db
    .select({ id: signInSessions.knownDeviceId })
    .from(signInSessions)
    .where(and(eq(signInSessions.userId, userId), eq(signInSessions.id, keptSession)));
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), kept?.id ? ne(knownDevices.id, kept.id) : undefined));
}

/** Those not seen for long, and those that are no browser and have no session left: nothing knows them again. */
export async function forgetUnusedDevices(db: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - knownDeviceDays * 24 * 60 * 60 * 1000);
  const inUse = db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(signInSessions, eq(signInSessions.knownDeviceId, knownDevices.id));
  await db
    .delete(knownDevices)
    .where(
      or(
        lte(knownDevices.lastSeenAt, longAgo),
        and(isNull(knownDevices.secretHash), notInArray(knownDevices.id, inUse)),
      ),
    );
}
