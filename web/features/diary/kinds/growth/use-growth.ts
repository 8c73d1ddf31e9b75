import type { BornBaby } from '#shared/baby/baby-age.rules.ts';
import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { ageAt } from '../../age-at.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useDiaryAll } from '../../use-diary-all.ts';

export type GrowthRecord = Extract<SeenRecord, { kind: 'growth' }> & { day: CalendarDate };
const isGrowth = (record: SeenRecord): record is GrowthRecord =>
  record.kind === 'growth' && record.day !== null;

/** With how old the baby was; null where that is not known, or it was before the birth. */
export type MeasuredDay = { record: GrowthRecord; age: BornBaby | null };

/** Every measure of one baby, oldest first. */
export function useGrowth(place: DiaryPlace) {
  const { records, cleared: _, ...state } = useDiaryAll(place, 'growth');
  const measured = records.filter(isGrowth).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return {
    ...state,
    records: measured,
    days: measured.map((record): MeasuredDay => ({ record, age: ageAt(place, record) })),
  };
}
