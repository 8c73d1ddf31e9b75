import { minuteOf, timeOf } from '#shared/routines/routine.rules.ts';
import type { Routine, RoutineStep } from '#shared/routines/routine.schema.ts';

/** A step as its form holds it. The ids are made with the first letter: saved twice, it is one step of one routine. */
export type StepDraft = {
  routineId: string;
  id: string;
  time: string;
  minutes: string;
  what: string;
  reminds: boolean;
};

export type StepProblems = {
  time?: 'not_a_time';
  minutes?: 'out_of_range';
  what?: 'required' | 'too_long';
};

export const maxWhatLength = 80;
export const maxNameLength = 60;
const maxMinutes = 720;

export const stepPlace = (stepId: string) => `step:${stepId}`;
/** There is one new step at a time in a routine, and one routine that has no step yet. */
export const newStepPlace = (routineId: string) => `new:${routineId}`;
export const blankPlace = 'blank';

export function draftOfStep(routineId: string, { id, time, minutes, what, reminds }: RoutineStep): StepDraft {
  return { routineId, id, time, minutes: String(minutes), what, reminds };
}

/** Begins where the last step ends: what comes next in her day is the likeliest. */
export function freshStep(routineId: string, steps: readonly RoutineStep[]): StepDraft {
  const last = steps.toSorted((a, b) => minuteOf(a.time) - minuteOf(b.time)).at(-1);
  const time = last ? timeOf(minuteOf(last.time) + Math.max(last.minutes, 15)) : '19:00';
  return { routineId, id: crypto.randomUUID(), time, minutes: '0', what: '', reminds: false };
}

/** What stands in the way of saving it, each beside its field; the step itself when nothing does. */
export function stepOf(draft: StepDraft): { step: RoutineStep } | { problems: StepProblems } {
  const { id, time, reminds } = draft;
  const [what, minutes] = [draft.what.trim(), Number(draft.minutes.trim() || '0')];
  const problems: StepProblems = {};
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) problems.time = 'not_a_time';
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > maxMinutes) problems.minutes = 'out_of_range';
  if (what === '') problems.what = 'required';
  else if (what.length > maxWhatLength) problems.what = 'too_long';
  if (Object.keys(problems).length > 0) return { problems };
  return { step: { id, time, minutes, what, reminds } };
}

/** In its place if it was there, else as one more. */
export function withStep(routine: Routine, step: RoutineStep): Routine {
  const isKnown = routine.steps.some(({ id }) => id === step.id);
  const steps = isKnown
    ? routine.steps.map((one) => (one.id === step.id ? step : one))
    : [...routine.steps, step];
  return { ...routine, steps };
}

export function isStepDraft(held: unknown): held is StepDraft {
  const { routineId, id, time, minutes, what, reminds } = (held ?? {}) as Partial<StepDraft>;
  return (
    [routineId, id, time, minutes, what].every((text) => typeof text === 'string') &&
    typeof reminds === 'boolean'
  );
}
