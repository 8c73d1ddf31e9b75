import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { feeds, nursingSettings, nursingTimers } from './nursing.table.ts';

/** Also those she deleted, while they are kept. */
export const feedData: PersonalData = {
  table: 'breastfeeding_sessions',
  inOrder: ['start_time', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: feeds.id,
        start_time: feeds.startTime,
        end_time: feeds.endTime,
        duration_seconds: feeds.durationSeconds,
        side: feeds.side,
        left_seconds: feeds.leftSeconds,
        right_seconds: feeds.rightSeconds,
        last_side: feeds.lastSide,
        notes: feeds.notes,
        time_zone: feeds.timeZone,
        created_at: feeds.createdAt,
        updated_at: feeds.updatedAt,
        deleted_at: feeds.deletedAt,
      })
      .from(feeds)
      .where(eq(feeds.userId, userId)),
  eraseRecords: async (db, userId) => {
    await db.delete(feeds).where(eq(feeds.userId, userId));
  },
};

export const nursingTimerData: PersonalData = {
  table: 'nursing_timers',
  inOrder: ['id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: nursingTimers.id,
        state: nursingTimers.state,
        revision: nursingTimers.revision,
        updated_at: nursingTimers.updatedAt,
      })
      .from(nursingTimers)
      .where(eq(nursingTimers.userId, userId)),
  eraseRecords: async (db, userId) => {
    await db.delete(nursingTimers).where(eq(nursingTimers.userId, userId));
  },
};

export const nursingSettingsData: PersonalData = {
  table: 'nursing_settings',
  rows: (db, { userId }) =>
    db
      .select({
        day_start_hour: nursingSettings.dayStartHour,
        sleep_day_start_hour: nursingSettings.sleepDayStartHour,
        since_from: nursingSettings.sinceFrom,
        keep_awake: nursingSettings.keepAwake,
        updated_at: nursingSettings.updatedAt,
      })
      .from(nursingSettings)
      .where(eq(nursingSettings.userId, userId)),
};
