import { type GenericSchema, safeParse } from 'valibot';
import { ApiError } from '#web/platform/api/api-error.ts';

const staffProblems = [
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
export type StaffProblem = (typeof staffProblems)[number];
export type Problems = Readonly<Record<string, StaffProblem>>;

/** What is wrong with a form, by field, in the codes that the server uses. */
export function problemsIn(schema: GenericSchema, fields: unknown): Problems {
  const problems: Record<string, StaffProblem> = {};
  for (const issue of safeParse(schema, fields).issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '');
    problems[field] ??= problemOf(issue.message);
  }
  return problems;
}

/** What the server refused, by field. */
export function problemsOfRefusal(error: unknown): Problems {
  const refused = error instanceof ApiError ? Object.entries(error.fields) : [];
  return Object.fromEntries(refused.map(([path, code]) => [path.split('.')[0] ?? path, problemOf(code)]));
}

/** Whatever has no sentence of its own is at least told beside its field. */
const problemOf = (code: string): StaffProblem => staffProblems.find((one) => one === code) ?? 'invalid';
