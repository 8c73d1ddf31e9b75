import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useDiaryRange } from '../../use-diary-range.ts';

/** A sleep of the diary: it has both its moments, though what was refused may have them empty. */
export type SleepRecord = Extract<SeenRecord, { kind: 'sleep' }> & {
  startTime: string;
  endTime: string;
  durationSeconds: number;
};
const isSleep = (record: SeenRecord): record is SleepRecord =>
  record.kind === 'sleep' && record.startTime !== null && record.endTime !== null;

type Span = {
  from: Date;
  to: Date;
  /** The days that end today: the phone keeps them for its next start. */
  isNewest?: boolean;
};

/** The sleeps that touch a span. Until all of them came, `isWhole` is false: a picture with a hole would lie. */
export function useSleeps(place: DiaryPlace, span: Span) {
  const { records, ...range } = useDiaryRange(place, { kind: 'sleep', ...span });
  return { ...range, sleeps: records.filter(isSleep) };
}
