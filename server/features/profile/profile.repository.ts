import { eq } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ProfileUpdate } from '#shared/profile/profile.schema.ts';
import { type ProfileRow, profiles } from './profile.table.ts';

export async function profileOf(db: Database, userId: UserId): Promise<ProfileRow | undefined> {
  const [row] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  return row;
}

/** One statement, and only the named columns: of two phones that save at once, the later wins per field, not per row. */
export async function saveProfile(
  db: Database,
  userId: UserId,
  update: ProfileUpdate,
  now: Date,
): Promise<ProfileRow> {
  const [row] = await db
    .insert(profiles)
    .values({ ...update, userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...update, updatedAt: now } })
    .returning();
  if (!row) throw new Error('The database stored a profile and did not return it');
  return row;
}
