import * as v from 'valibot';

export const maxRoutines = 20;
export const maxRoutineSteps = 40;

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
/** '19:30', on the clock of wherever she is. */
const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not_a_time'));
const words = (most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'required'), v.maxLength(most, 'too_long'));

const stepSchema = v.strictObject({
  id,
  time: clockTime,
  /** How long it takes: zero is a moment. */
  minutes: v.pipe(
    v.number('out_of_range'),
    v.integer('out_of_range'),
    v.minValue(0, 'out_of_range'),
    v.maxValue(720, 'out_of_range'),
  ),
  what: words(80),
  /** Whether the calendar file rings for it. */
  reminds: v.boolean(),
});
export type RoutineStep = v.InferOutput<typeof stepSchema>;

/** Steps that overlap are told, never refused: a bath and a song may well be one. */
export const routineSchema = v.strictObject({
  id,
  name: words(60),
  steps: v.pipe(v.array(stepSchema), v.minLength(1, 'required'), v.maxLength(maxRoutineSteps, 'too_many')),
});
export type Routine = v.InferOutput<typeof routineSchema>;

export const routineWrites = {
  'routine.put': v.strictObject({
    ...routineSchema.entries,
    familyId: v.optional(id),
    /** Whose it is; without one, the whole family's. */
    babyId: v.optional(v.nullable(id)),
  }),
  'routine.remove': v.strictObject({ id, familyId: v.optional(id) }),
} as const;
export type RoutineWriteKind = keyof typeof routineWrites;

export type RoutineAnswer = Routine & { babyId?: string | undefined; updatedAt: string };
export type RoutinesAnswer = { routines: RoutineAnswer[] };
