import type { Recorded } from './kind.ts';

/** Rounded up: a second that began counts, on both sides of the comparison. What ends before it began has another problem. */
export function longerThanSpan({ startTime, endTime }: Recorded, seconds: number): boolean {
  const span = Math.ceil((Date.parse(endTime ?? '') - Date.parse(startTime ?? '')) / 1000);
  return span >= 0 && seconds > span;
}

export const sumOf = <Record>(records: readonly Record[], of: (record: Record) => number | null): number =>
  records.reduce((sum, record) => sum + (of(record) ?? 0), 0);
