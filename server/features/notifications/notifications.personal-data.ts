import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { notificationSettings } from './notifications.table.ts';

export const notificationData: PersonalData = {
  table: 'notification_settings',
  rows: (db, { userId }) =>
    db
      .select({
        weekly_content: notificationSettings.weeklyContent,
        community_replies: notificationSettings.communityReplies,
        session_reminders: notificationSettings.sessionReminders,
        product_news: notificationSettings.productNews,
        quiet_from: notificationSettings.quietFrom,
        quiet_to: notificationSettings.quietTo,
        paused: notificationSettings.paused,
        time_zone: notificationSettings.timeZone,
        updated_at: notificationSettings.updatedAt,
      })
      .from(notificationSettings)
      .where(eq(notificationSettings.userId, userId)),
};
