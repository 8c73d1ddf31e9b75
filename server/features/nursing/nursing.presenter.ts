import { defaultNursingSettings } from '#shared/nursing/nursing.rules.ts';
import type { FeedAnswer, NursingSettings, Timer } from '#shared/nursing/nursing.schema.ts';
import type { FeedRow } from './nursing.table.ts';

export function presentFeed(row: FeedRow): FeedAnswer {
  return {
    id: row.id,
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    durationSeconds: row.durationSeconds,
    side: row.side,
    leftSeconds: row.leftSeconds,
    rightSeconds: row.rightSeconds,
    lastSide: row.lastSide,
    notes: row.notes,
    timeZone: row.timeZone,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentTimer(timer: Timer): Timer {
  return {
    id: timer.id,
    stretches: timer.stretches.map(({ side, from, to }) => ({ side, from, to })),
    stoppedAt: timer.stoppedAt,
    notes: timer.notes,
    revision: timer.revision,
    timeZone: timer.timeZone,
  };
}

export function presentSettings(chosen: NursingSettings = defaultNursingSettings): NursingSettings {
  return {
    dayStartHour: chosen.dayStartHour,
    sleepDayStartHour: chosen.sleepDayStartHour,
    sinceFrom: chosen.sinceFrom,
    keepAwake: chosen.keepAwake,
  };
}
