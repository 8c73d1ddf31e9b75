import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/features/access/access.table.ts';
import { instant } from '#server/platform/db/instant.ts';

/** A time of the day in her own time zone, '22:00': no moment, and no time zone of the database's. */
const timeOfDay = sql.raw(`'^([01][0-9]|2[0-3]):[0-5][0-9]$'`);

/** What she wants to hear of, and when she wants quiet. Without a row, the defaults. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    weeklyContent: boolean('weekly_content').notNull(),
    communityReplies: boolean('community_replies').notNull(),
    sessionReminders: boolean('session_reminders').notNull(),
    productNews: boolean('product_news').notNull(),
    quietFrom: text('quiet_from').notNull(),
    quietTo: text('quiet_to').notNull(),
    timeZone: text('time_zone').notNull(),
    /** She wants to hear nothing at all for now; her other choices wait. */
    paused: boolean().notNull().default(false),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('notification_settings_quiet_from_check', sql`${table.quietFrom} ~ ${timeOfDay}`),
    check('notification_settings_quiet_to_check', sql`${table.quietTo} ~ ${timeOfDay}`),
  ],
);
