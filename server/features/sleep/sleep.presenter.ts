import type { SleepAnswer, SleepTimer } from '#shared/sleep/sleep.schema.ts';
import type { SleepRow } from './sleep.table.ts';

export function presentSleep(row: SleepRow): SleepAnswer {
  return {
    id: row.id,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    durationSeconds: row.durationSeconds,
    kind: row.kind,
    mood: row.mood,
    notes: row.notes,
    timeZone: row.timeZone,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentSleepTimer(timer: SleepTimer): SleepTimer {
  return {
    id: timer.id,
    stretches: timer.stretches.map(({ side, from, to }) => ({ side, from, to })),
    stoppedAt: timer.stoppedAt,
    notes: timer.notes,
    revision: timer.revision,
    timeZone: timer.timeZone,
  };
}
