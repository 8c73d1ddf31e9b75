import { type CommunityProblem, communityProblems } from '#shared/community/community.schema.ts';
import type { ErrorCode } from '#shared/errors/error-codes.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { useTexts } from '#web/texts/use-texts.ts';
import { standingProblem } from './care/standing-problem.ts';

type Refusal = { code: ErrorCode; fields?: Record<string, string> | undefined };

const isProblem = (code: string): code is CommunityProblem =>
  (communityProblems as readonly string[]).includes(code);

/** Why the server would not take it, in a sentence of ours; undefined where nobody would be wiser for it. */
export function problemSentence(refusal: Refusal, t: ReturnType<typeof useTexts>): string | undefined {
  const fields = refusal.fields ?? {};
  const ofHers = fields.account === undefined ? undefined : standingProblem(fields, t);
  if (ofHers) return ofHers;
  const problem = Object.values(fields).find(isProblem);
  if (problem === 'content_blank') return t('community.blankText');
  if (problem === 'content_too_long') return t('community.tooLongText');
  if (problem === 'post_gone' || refusal.code === 'not_found') return t('community.postGone');
  if (refusal.code === 'already_exists') return t('community.otherVersion');
  return refusal.code === 'internal' ? undefined : t(`errors.${refusal.code}`);
}

export function problemOf(error: unknown): Refusal {
  return error instanceof ApiError ? { code: error.code, fields: error.fields } : { code: 'internal' };
}
