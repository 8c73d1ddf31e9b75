import { safeParse } from 'valibot';
import { type ArticleProblem, articleFieldsSchema, articleProblems } from '#shared/editing/editing.schema.ts';
import { type ArticleField, articleFieldOrder } from '#shared/editing/merge.rules.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { type ArticleForm, withoutEmptyLines } from './article-form.ts';
import { instantOf } from './local-minute.ts';

const besides = ['scheduledFor', 'pairWith'] as const;
export type FormField = ArticleField | (typeof besides)[number];
export type FormProblems = Partial<Record<FormField, ArticleProblem>>;

/** What is wrong with the form, by field, in the codes that the server uses. */
export function problemsIn(form: ArticleForm, saved: ArticleForm, now: Date): FormProblems {
  const problems: FormProblems = {};
  for (const issue of safeParse(articleFieldsSchema, withoutEmptyLines(form.fields)).issues ?? []) {
    const field = issue.path?.[0]?.key;
    // Whatever has no code of its own (thirty-one sources) is too much of something.
    if (isField(field)) problems[field] ??= isProblem(issue.message) ? issue.message : 'too_long';
  }
  const at = form.publishNow ? undefined : instantOf(form.scheduledFor);
  // An hour that was chosen before, and has passed while she wrote, is no mistake.
  if (at && form.scheduledFor !== saved.scheduledFor && Date.parse(at) <= now.getTime())
    problems.scheduledFor = 'in_the_past';
  return problems;
}

/** What the server refused, by field: it names them by their path in the request, 'fields.title'. */
export function problemsOfRefusal(error: unknown): FormProblems {
  const refused = error instanceof ApiError ? Object.entries(error.fields) : [];
  return Object.fromEntries(
    refused
      .map(([path, code]) => [fieldOfPath(path), code] as const)
      .filter(([field, code]) => isField(field) && isProblem(code)),
  );
}

function fieldOfPath(path: string): string {
  if (path.startsWith('publication')) return 'scheduledFor';
  return path.replace(/^fields\./, '').split('.')[0] ?? path;
}

const isField = (field: unknown): field is FormField =>
  ([...articleFieldOrder, ...besides] as readonly unknown[]).includes(field);
const isProblem = (code: unknown): code is ArticleProblem =>
  (articleProblems as readonly unknown[]).includes(code);
