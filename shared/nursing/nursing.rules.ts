export const nursingSides = ['left', 'right', 'both'] as const;
export type NursingSide = (typeof nursingSides)[number];
export const breasts = ['left', 'right'] as const;
export type Breast = (typeof breasts)[number];

/** How many feeds the history shows. */
export const historyLength = 10;
export const maxNotesLength = 5000;
/** A timer that runs longer than this was probably forgotten: she is asked, kindly, when it ended. */
export const forgottenAfterMinutes = 90;
/** Longer than most feeds are: by hand it is most probably a slip, so she is asked, and may say yes. */
export const usualFeedHours = 3;
/** Nothing that calls itself one feed is longer. */
export const maxFeedHours = 24;
/** Phones and servers disagree about now by this much without anyone being wrong. */
export const futureToleranceMinutes = 5;
/** Two devices, forgotten tabs: more timers than this at once are no nursing. */
export const maxOpenTimers = 20;

export const sinceChoices = ['start', 'end'] as const;
/** From which end of the last feed its time is told: both camps of mothers exist. */
export type SinceFrom = (typeof sinceChoices)[number];

/** How she likes her log counted, until she has said. */
export const defaultNursingSettings: {
  dayStartHour: number;
  sleepDayStartHour: number;
  sinceFrom: SinceFrom;
  keepAwake: boolean;
} = {
  dayStartHour: 0,
  // In the morning, when nights are over: one that began in the evening is then one night, of one day.
  sleepDayStartHour: 6,
  sinceFrom: 'start',
  keepAwake: false,
};

/** Problems are codes: each has a sentence in both languages (nursing.problem_…). */
export const feedProblems = [
  'not_a_moment',
  'ends_before_start',
  'in_the_future',
  'too_long_feed',
  'longer_than_span',
  'notes_too_long',
  'unknown_side',
] as const;
export type FeedProblem = (typeof feedProblems)[number];
