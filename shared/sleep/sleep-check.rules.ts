import {
  futureToleranceMinutes,
  maxSleepHours,
  maxSleepNotesLength,
  type SleepProblem,
} from './sleep.rules.ts';
import type { Sleep } from './sleep.schema.ts';

/** Beside which field of the form, and of the server's refusal, each problem stands. */
export const fieldOfProblem = {
  not_a_moment: 'startTime',
  ends_before_start: 'endTime',
  in_the_future: 'endTime',
  too_long_sleep: 'endTime',
  longer_than_span: 'durationSeconds',
  notes_too_long: 'notes',
  unknown_kind: 'kind',
} as const satisfies Record<SleepProblem, keyof Sleep>;

/** Before this day no baby of Colo slept: such a date is a slip, and some databases cannot hold it. */
const earliest = Date.UTC(2000, 0, 1);

type Checked = Pick<Sleep, 'startTime' | 'endTime' | 'durationSeconds' | 'notes'>;

/** What a schema cannot know. The form asks before it saves, the server before it stores. */
export function validateSleep(sleep: Checked, now: Date): SleepProblem[] {
  const start = Date.parse(sleep.startTime);
  const end = Date.parse(sleep.endTime);
  const notes: SleepProblem[] = (sleep.notes?.length ?? 0) > maxSleepNotesLength ? ['notes_too_long'] : [];
  if (!(start >= earliest) || Number.isNaN(end)) return ['not_a_moment', ...notes];
  if (end < start) return ['ends_before_start', ...notes];
  const problems: SleepProblem[] = [];
  if (end - start > maxSleepHours * 3_600_000) problems.push('too_long_sleep');
  if (end > now.getTime() + futureToleranceMinutes * 60_000) problems.push('in_the_future');
  // Rounded up: a second that began counts, on both sides of the comparison.
  if (sleep.durationSeconds > Math.ceil((end - start) / 1000)) problems.push('longer_than_span');
  return [...problems, ...notes];
}
