import { eq } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Notifications } from '#shared/notifications/notifications.schema.ts';
import { notificationSettings } from './notifications.table.ts';

export async function notificationsOf(db: Database, userId: UserId): Promise<Notifications | undefined> {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return row;
}

export async function saveNotifications(
  db: Database,
  userId: UserId,
  { wanted, now }: { wanted: Notifications; now: Date },
): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ ...wanted, userId, updatedAt: now })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { ...wanted, updatedAt: now } });
}
