import type { Checkin } from '#shared/checkin/checkin.schema.ts';
import type { CheckinRow } from './checkin.table.ts';

export const presentCheckin = (row: CheckinRow): Checkin => ({
  id: row.id,
  at: row.at.toISOString(),
  mood: row.mood,
  night: row.night,
  text: row.text,
});
