import { and, eq, gt, isNull } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import { notificationSettings } from '#server/features/notifications/notifications.table.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import { quietOf } from '#server/features/profile/quiet.sql.ts';
import type { Database } from '#server/platform/db/database.ts';
import { defaultNotifications } from '#shared/notifications/notifications.schema.ts';
import type { QuietHours } from '#shared/notifications/quiet-hours.rules.ts';
import { sessionReminders, specialists, videoSessions } from '../specialists.table.ts';

const quietColumns = {
  quietFrom: notificationSettings.quietFrom,
  quietTo: notificationSettings.quietTo,
  timeZone: notificationSettings.timeZone,
};

export async function quietHoursOf(db: Database, userId: string): Promise<QuietHours> {
  const [row] = await db
    .select(quietColumns)
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  return row ?? defaultNotifications;
}

/** Everyone who asked to be reminded of it, with her quiet hours. */
export async function remindersOfSession(db: Database, sessionId: string) {
  const rows = await db
    .select({ userId: sessionReminders.userId, quiet: quietColumns })
    .from(sessionReminders)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, sessionReminders.userId))
    .where(eq(sessionReminders.sessionId, sessionId));
  return rows.map(({ userId, quiet }) => ({ userId, quiet: quiet ?? defaultNotifications }));
}

/** The sessions to come of which she asked to be reminded. */
export async function remindersToCome(db: Database, userId: string, now: Date) {
  return db
    .select({ id: videoSessions.id, startsAt: videoSessions.startsAt })
    .from(sessionReminders)
    .innerJoin(videoSessions, eq(videoSessions.id, sessionReminders.sessionId))
    .where(
      and(
        eq(sessionReminders.userId, userId),
        gt(videoSessions.startsAt, now),
        isNull(videoSessions.cancelledAt),
        isNull(videoSessions.deletedAt),
      ),
    );
}

/** A reminder as it stands now, with all that decides whether a mail goes out and what it says. */
export async function reminderNow(db: Database, sessionId: string, userId: string) {
  const [row] = await db
    .select({
      language: sessionReminders.language,
      email: users.email,
      isLeaving: users.deletionRequestedAt,
      /** While something changed, nothing of ours speaks to her unasked. */
      quiet: quietOf(sessionReminders.userId),
      session: {
        id: videoSessions.id,
        title: videoSessions.title,
        startsAt: videoSessions.startsAt,
        durationMinutes: videoSessions.durationMinutes,
        endedAt: videoSessions.endedAt,
        cancelledAt: videoSessions.cancelledAt,
        cancelReason: videoSessions.cancelReason,
        deletedAt: videoSessions.deletedAt,
      },
      specialistName: specialists.name,
      choices: {
        ...quietColumns,
        sessionReminders: notificationSettings.sessionReminders,
        paused: notificationSettings.paused,
      },
    })
    .from(sessionReminders)
    .innerJoin(videoSessions, eq(videoSessions.id, sessionReminders.sessionId))
    .innerJoin(specialists, eq(specialists.id, videoSessions.specialistId))
    .innerJoin(users, eq(users.id, sessionReminders.userId))
    .leftJoin(profiles, eq(profiles.userId, sessionReminders.userId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, sessionReminders.userId))
    .where(and(eq(sessionReminders.sessionId, sessionId), eq(sessionReminders.userId, userId)));
  return row && { ...row, choices: row.choices ?? { ...defaultNotifications, paused: false } };
}

export type ReminderNow = NonNullable<Awaited<ReturnType<typeof reminderNow>>>;
