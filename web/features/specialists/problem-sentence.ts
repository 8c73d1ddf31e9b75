import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { type SpecialistProblem, specialistProblems } from '#shared/specialists/specialists.schema.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { useTexts } from '#web/texts/use-texts.ts';

type Refusal = { code: ErrorCode; fields?: Record<string, string> | undefined };

const isProblem = (code: string): code is SpecialistProblem =>
  (specialistProblems as readonly string[]).includes(code);

/** What is wrong, as far as this tab knows a name for it. */
export function problemIn({ fields = {} }: Refusal): SpecialistProblem | undefined {
  return Object.values(fields).find(isProblem);
}

/** Why the server would not take it, in a sentence of ours; undefined where nobody would be wiser for it. */
export function problemSentence(refusal: Refusal, t: ReturnType<typeof useTexts>): string | undefined {
  const problem = problemIn(refusal);
  if (problem) return t(`specialists.problem_${problem}`);
  return refusal.code === 'internal' ? undefined : t(`errors.${refusal.code}`);
}

export function refusalIn(error: unknown): Refusal {
  return error instanceof ApiError ? { code: error.code, fields: error.fields } : { code: 'internal' };
}
