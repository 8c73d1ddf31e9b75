import { problemReader } from '#web/desk/forms/problems.ts';

const problems = [
  'required',
  'too_long',
  'not_an_address',
  'not_a_moment',
  'out_of_range',
  'not_an_email',
  'not_a_currency',
  'unknown_picture',
  'unknown_specialist',
  'invalid',
] as const;
export type StaffProblem = (typeof problems)[number];

export const { problemsIn, problemsOfRefusal } = problemReader(problems);
