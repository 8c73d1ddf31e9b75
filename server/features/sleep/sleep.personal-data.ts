import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { sleeps, sleepTimers } from './sleep.table.ts';

/** Also those she deleted, while they are kept. */
export const sleepData: PersonalData = {
  table: 'sleep_sessions',
  inOrder: ['start_time', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: sleeps.id,
        start_time: sleeps.startTime,
        end_time: sleeps.endTime,
        duration_seconds: sleeps.durationSeconds,
        kind: sleeps.kind,
        mood: sleeps.mood,
        notes: sleeps.notes,
        time_zone: sleeps.timeZone,
        created_at: sleeps.createdAt,
        updated_at: sleeps.updatedAt,
        deleted_at: sleeps.deletedAt,
      })
      .from(sleeps)
      .where(eq(sleeps.userId, userId)),
  eraseRecords: async (db, userId) => {
    await db.delete(sleeps).where(eq(sleeps.userId, userId));
  },
};

export const sleepTimerData: PersonalData = {
  table: 'sleep_timers',
  inOrder: ['id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: sleepTimers.id,
        state: sleepTimers.state,
        revision: sleepTimers.revision,
        updated_at: sleepTimers.updatedAt,
      })
      .from(sleepTimers)
      .where(eq(sleepTimers.userId, userId)),
  eraseRecords: async (db, userId) => {
    await db.delete(sleepTimers).where(eq(sleepTimers.userId, userId));
  },
};
