import { safeParse } from 'valibot';
import { babyDateProblem } from '#shared/baby/baby-date.rules.ts';
import { type ProfileProblem, profileProblems, profileUpdateSchema } from '#shared/profile/profile.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import {
  type ProfileDraft,
  type ProfileField,
  type ProfileProblems,
  profileFields,
} from './profile-draft.ts';

/** What is wrong with what she typed, by field, in the same codes that the server uses. */
export function problemsIn(draft: ProfileDraft, today: CalendarDate): ProfileProblems {
  const problems: ProfileProblems = {};
  const { babyBirthDate: date, journeyType = null } = draft;
  const problem = date && babyDateProblem({ journeyType, date, today });
  if (problem) problems.babyBirthDate = problem;
  for (const issue of safeParse(profileUpdateSchema, draft).issues ?? []) {
    const field = issue.path?.[0]?.key;
    if (isField(field) && isProblem(issue.message)) problems[field] ??= issue.message;
  }
  return problems;
}

/** What the server refused, by field. */
export function problemsOfRefusal(error: unknown): ProfileProblems {
  const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
  return Object.fromEntries(fields.filter(([field, code]) => isField(field) && isProblem(code)));
}

const isField = (field: unknown): field is ProfileField =>
  (profileFields as readonly unknown[]).includes(field);
const isProblem = (code: unknown): code is ProfileProblem =>
  (profileProblems as readonly unknown[]).includes(code);
