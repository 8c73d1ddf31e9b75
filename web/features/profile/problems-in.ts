import { safeParse } from 'valibot';
import { type ProfileProblem, profileProblems, profileUpdateSchema } from '#shared/profile/profile.schema.ts';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import {
  type ProfileDraft,
  type ProfileField,
  type ProfileProblems,
  profileFields,
} from './profile-draft.ts';

/** A pregnancy that has just begun ends within this. */
const weeksAhead = 42;

export const earliestBirthDate = '2000-01-01';

export function latestBirthDate(today: CalendarDate): CalendarDate {
  return addDays(today, weeksAhead * 7);
}

/** What is wrong with what she typed, by field, in the same codes that the server uses. */
export function problemsIn(draft: ProfileDraft, today: CalendarDate): ProfileProblems {
  const problems: ProfileProblems = {};
  if (draft.babyBirthDate && draft.babyBirthDate > latestBirthDate(today))
    problems.babyBirthDate = 'date_too_late';
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
