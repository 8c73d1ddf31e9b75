import { safeParse } from 'valibot';
import { type DailyFields, dailyFieldsSchema } from '#shared/daily/daily.schema.ts';
import { ApiError } from '#web/platform/api/api-error.ts';

const dailyProblems = [
  'required',
  'too_long',
  'too_many',
  'not_an_age',
  'ends_before_start',
  'out_of_range',
  'not_an_address',
  'unknown_picture',
  'unknown_article',
  'invalid',
] as const;
type DailyProblem = (typeof dailyProblems)[number];
/** By field: 'fromAge', 'pt.title'. */
export type Problems = Readonly<Record<string, DailyProblem>>;

/** What is wrong with a piece, in the codes that the server uses. */
export function problemsIn(fields: DailyFields): Problems {
  const { issues = [] } = safeParse(dailyFieldsSchema, fields);
  return gathered(issues.map(({ path, message }) => [path?.map(({ key }) => key).join('.') ?? '', message]));
}

/** What the server refused. */
export function problemsOfRefusal(error: unknown): Problems {
  return gathered(error instanceof ApiError ? Object.entries(error.fields) : []);
}

function gathered(told: (readonly [path: string, code: string])[]): Problems {
  const problems: Record<string, DailyProblem> = {};
  for (const [path, code] of told) problems[fieldAt(path)] ??= problemOf(code);
  return problems;
}

/** A single tip has no field of its own: 'pt.tips.3' is told at 'pt.tips'. */
function fieldAt(path: string): string {
  const [field = '', part] = path.split('.');
  return (field === 'pt' || field === 'en') && part ? `${field}.${part}` : field;
}

/** Whatever has no sentence of its own is at least told beside its field. */
const problemOf = (code: string): DailyProblem => dailyProblems.find((one) => one === code) ?? 'invalid';
