import type { CommunityProblem } from '#shared/community/community.schema.ts';
import type { useTexts } from '#web/texts/use-texts.ts';

/** Why she may not write just now, as the server names it in `fields.account`. */
const accountProblems = [
  'silenced',
  'rules_not_accepted',
  'too_many_posts',
  'too_many_comments',
  'too_many_links',
] as const satisfies CommunityProblem[];

/** The sentence for a refusal that is about her, not about her text; undefined for any other. */
export function standingProblem(
  fields: Record<string, string> | undefined,
  t: ReturnType<typeof useTexts>,
): string | undefined {
  const problem = accountProblems.find((one) => one === fields?.account);
  return problem && t(`communityCare.problem_${problem}`);
}
