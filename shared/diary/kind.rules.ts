import * as v from 'valibot';
import type { Recorded, RecordProblem } from './kind.ts';

/** Rounded up: a second that began counts, on both sides of the comparison. What ends before it began has another problem. */
export function longerThanSpan({ startTime, endTime }: Recorded, seconds: number): boolean {
  const span = Math.ceil((Date.parse(endTime ?? '') - Date.parse(startTime ?? '')) / 1000);
  return span >= 0 && seconds > span;
}

export const sumOf = <Record>(records: readonly Record[], of: (record: Record) => number | null): number =>
  records.reduce((sum, record) => sum + (of(record) ?? 0), 0);

const problem = (code: RecordProblem) => code;

/** A number within limits, each with the sentence that the form says beside its field. */
export const numberWithin = (least: number, most: number) =>
  v.pipe(
    v.number(problem('not_a_number')),
    v.minValue(least, problem('out_of_range')),
    v.maxValue(most, problem('out_of_range')),
  );

export const wholeNumberWithin = (least: number, most: number) =>
  v.pipe(numberWithin(least, most), v.integer(problem('not_a_number')));
