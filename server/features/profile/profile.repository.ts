import { eq, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storedRow } from '#server/platform/db/rows.ts';
import type { ProfileUpdate } from '#shared/profile/profile.schema.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { type ProfileRow, profiles } from './profile.table.ts';

export async function profileOf(db: Database, userId: UserId): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row;
}

/** One statement, and only the named columns: of two phones that save at once, the later wins per field, not per row. */
export async function saveProfile(
  db: Database,
  userId: UserId,
  { update, now }: { update: ProfileUpdate; now: Date },
): Promise<ProfileRow> {
  const saved = await db
    .insert(profiles)
    .values({ ...update, userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...update, updatedAt: now } })
    .returning();
  return storedRow(saved);
}

/** Said or taken back; of two phones, the later to arrive wins. Said again with other words, it is as old as it was. */
export async function saveQuiet(
  db: Database,
  userId: UserId,
  { quiet, now }: { quiet: Quiet | null; now: Date },
): Promise<void> {
  const since = quiet === null ? null : now;
  const kept =
    quiet === null ? null : sql`coalesce(${profiles.quietSince}, ${now.toISOString()}::timestamptz)`;
  await db
    .insert(profiles)
    .values({ userId, quiet, quietSince: since, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { quiet, quietSince: kept, updatedAt: now } });
}
