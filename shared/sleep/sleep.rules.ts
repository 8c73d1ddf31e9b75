export const sleepKinds = ['nap', 'night'] as const;
export type SleepKind = (typeof sleepKinds)[number];

/** How the baby was: for her own eyes, never a mark. Each has a face and a name in the dictionary. */
export const sleepMoods = ['peaceful', 'happy', 'restless', 'crying', 'unsure'] as const;
export type SleepMood = (typeof sleepMoods)[number];

export const maxSleepNotesLength = 2000;
/** Nothing that calls itself one sleep is longer: forty hours are a slip of the date. */
export const maxSleepHours = 24;
/** A sleep that runs longer than this was probably forgotten: she is asked, kindly, when it ended. */
export const sleepForgottenAfterHours = 14;
export const futureToleranceMinutes = 5;

/** Problems are codes: each has a sentence in both languages (sleepDiary.problem_…). */
export const sleepProblems = [
  'not_a_moment',
  'ends_before_start',
  'in_the_future',
  'too_long_sleep',
  'longer_than_span',
  'notes_too_long',
  'unknown_kind',
] as const;
export type SleepProblem = (typeof sleepProblems)[number];
