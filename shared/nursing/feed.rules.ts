import { type FeedProblem, futureToleranceMinutes, maxFeedHours, maxNotesLength } from './nursing.rules.ts';
import type { Feed } from './nursing.schema.ts';

/** Beside which field of the form, and of the server's refusal, each problem stands. */
export const fieldOfProblem = {
  not_a_moment: 'startTime',
  ends_before_start: 'endTime',
  in_the_future: 'endTime',
  too_long_feed: 'endTime',
  longer_than_span: 'durationSeconds',
  notes_too_long: 'notes',
  unknown_side: 'side',
} as const satisfies Record<FeedProblem, keyof Feed>;

/** Before this day no baby of Colo was fed: such a date is a slip, and some databases cannot hold it. */
const earliest = Date.UTC(2000, 0, 1);

type Checked = Pick<
  Feed,
  'startTime' | 'endTime' | 'durationSeconds' | 'leftSeconds' | 'rightSeconds' | 'notes'
>;

/** What a schema cannot know. The form asks before it saves, the server before it stores. */
export function validateFeed(feed: Checked, now: Date): FeedProblem[] {
  const start = Date.parse(feed.startTime);
  const end = Date.parse(feed.endTime);
  const notes: FeedProblem[] = (feed.notes?.length ?? 0) > maxNotesLength ? ['notes_too_long'] : [];
  if (!(start >= earliest) || Number.isNaN(end)) return ['not_a_moment', ...notes];
  if (end < start) return ['ends_before_start', ...notes];
  const problems: FeedProblem[] = [];
  if (end - start > maxFeedHours * 3_600_000) problems.push('too_long_feed');
  if (end > now.getTime() + futureToleranceMinutes * 60_000) problems.push('in_the_future');
  const sides = feed.leftSeconds + feed.rightSeconds;
  if (Math.max(feed.durationSeconds, sides) > secondsBetween(start, end)) problems.push('longer_than_span');
  return [...problems, ...notes];
}

/** Rounded up: a second that began counts, on both sides of the comparison. */
const secondsBetween = (start: number, end: number) => Math.ceil((end - start) / 1000);
