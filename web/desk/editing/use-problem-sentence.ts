import { longestKeyword, mostKeywords } from '#shared/editing/keywords.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { FormField, FormProblems } from './problems-in.ts';

/** The sentence beside a field, when something is wrong with it. */
export function useProblemSentence(problems: FormProblems): (field: FormField) => string | undefined {
  const t = useTexts();
  return (field) => {
    const problem = problems[field];
    return problem && t(`editing.problem_${problem}`, { most: mostKeywords, longest: longestKeyword });
  };
}
