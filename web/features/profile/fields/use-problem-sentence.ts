import { useTexts } from '#web/texts/use-texts.ts';
import type { ProfileField, ProfileProblems } from '../profile-draft.ts';

/** What is wrong with a field, as a sentence to stand beside it. */
export function useProblemSentence(problems: ProfileProblems): (field: ProfileField) => string | undefined {
  const t = useTexts();
  return (field) => {
    const problem = problems[field];
    return problem && t(`profileFields.problem_${problem}`);
  };
}
