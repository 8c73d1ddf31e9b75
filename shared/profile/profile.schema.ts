import * as v from 'valibot';
import type { Quiet } from '../quiet/quiet.rules.ts';
import { isCalendarDate } from '../time/calendar-date.ts';
import {
  ageRange,
  babyAvatars,
  contentPreferences,
  earliestBabyDate,
  gestationRange,
  interestAreas,
  joinGroupsAnswers,
  journeyTypes,
  maxInterests,
  maxNameLength,
  maxOtherExperienceLength,
  previousExperiences,
  specialistAccesses,
} from './profile.rules.ts';

/** Messages are codes: each has a sentence beside its field in both languages (profile.problem_…). */
export const profileProblems = [
  'required',
  'too_long',
  'not_a_date',
  'date_too_early',
  'date_too_late',
  'birth_ahead',
  'due_long_past',
  'age_out_of_range',
  'gestation_out_of_range',
  'too_many',
  'unknown_choice',
] as const;
export type ProfileProblem = (typeof profileProblems)[number];

const problem = (code: ProfileProblem) => code;

/** What no keyboard types and no database keeps: control characters, halves of emoji. Lines stay. */
const writing = v.transform((text: string) => text.toWellFormed().replaceAll(/[^\P{Cc}\n\t]/gu, ''));

/** Something for the eye: no space of any kind, no joiner, no mark alone, no empty letter of Hangul or Braille. */
const seen = /[^\p{Z}\p{Cc}\p{Cf}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Any name that can be seen: a letter, a number, an emoji. */
const nameSchema = (max: number) =>
  v.pipe(
    v.string(problem('required')),
    writing,
    v.trim(),
    v.regex(seen, problem('required')),
    v.maxLength(max, problem('too_long')),
  );

const dateSchema = v.pipe(
  v.string(problem('not_a_date')),
  v.check((date: string) => isCalendarDate(date), problem('not_a_date')),
  v.check((date) => date >= earliestBabyDate, problem('date_too_early')),
);

const within = (range: { min: number; max: number }, code: ProfileProblem) =>
  v.pipe(
    v.number(problem(code)),
    v.integer(problem(code)),
    v.minValue(range.min, problem(code)),
    v.maxValue(range.max, problem(code)),
  );

const choice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, problem('unknown_choice'));

/** Refused as a whole: a wrong choice among several is a problem of the one field she sees. */
const distinct = <const Options extends readonly string[]>(options: Options, max: number) =>
  v.pipe(
    v.custom<Options[number][]>(
      (list) => Array.isArray(list) && list.every((one) => options.includes(one)),
      problem('unknown_choice'),
    ),
    v.transform((list) => [...new Set(list)]),
    v.maxLength(max, problem('too_many')),
  );

/** A partial update: only what is named changes; null forgets an answer. */
export const profileUpdateSchema = v.partial(
  v.strictObject(
    {
      name: nameSchema(maxNameLength),
      age: v.nullable(within(ageRange, 'age_out_of_range')),
      /** Her own birth date, as the specification keeps it. Not asked. */
      birthDate: v.nullable(
        v.pipe(
          v.string(problem('not_a_date')),
          v.check((date: string) => isCalendarDate(date), problem('not_a_date')),
          v.check((date) => date >= '1900-01-01', problem('date_too_early')),
        ),
      ),
      firstMaternity: v.nullable(v.boolean(problem('unknown_choice'))),
      previousExperience: v.nullable(choice(previousExperiences)),
      otherExperience: v.nullable(
        v.pipe(
          v.string(problem('required')),
          writing,
          v.trim(),
          v.maxLength(maxOtherExperienceLength, problem('too_long')),
        ),
      ),
      joinGroups: v.nullable(choice(joinGroupsAnswers)),
      babyName: v.nullable(nameSchema(maxNameLength)),
      /** Of birth, or expected: the journey type says which. The server also refuses more than 42 weeks ahead. */
      babyBirthDate: v.nullable(dateSchema),
      babyAvatar: v.nullable(choice(babyAvatars)),
      interests: distinct(interestAreas, maxInterests),
      contentPreference: distinct(contentPreferences, contentPreferences.length),
      specialistAccess: v.nullable(choice(specialistAccesses)),
      onboardingCompleted: v.boolean(problem('unknown_choice')),
      /** Completed weeks of gestation at birth, for the corrected age of a baby born early. */
      gestationWeeks: v.nullable(within(gestationRange, 'gestation_out_of_range')),
      journeyType: v.nullable(choice(journeyTypes)),
    },
    problem('unknown_choice'),
  ),
);

/** The same, and which baby it tells of: where there are several, none is guessed. */
export const profilePatchSchema = v.strictObject(
  {
    ...profileUpdateSchema.entries,
    babyId: v.optional(v.pipe(v.string(), v.uuid(problem('unknown_choice')))),
  },
  problem('unknown_choice'),
);

export type ProfilePatch = v.InferOutput<typeof profilePatchSchema>;

export type ProfileUpdate = v.InferOutput<typeof profileUpdateSchema>;

/** Everything the server keeps of her profile. `updatedAt` is an instant. */
export type Profile = {
  [Field in keyof ProfileUpdate]-?: Exclude<ProfileUpdate[Field], undefined> extends infer Value
    ? Field extends 'interests' | 'contentPreference' | 'onboardingCompleted'
      ? Value
      : Value | null
    : never;
} & {
  updatedAt: string;
  /** "Something changed": said through the outbox alone (quiet.schema.ts), so that it works offline and at once. */
  quiet: Quiet | null;
  quietSince: string | null;
};

/** A missing profile is not an error: she has answered nothing yet. */
export type ProfileAnswer = { profile: Profile | null };
