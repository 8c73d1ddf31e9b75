import { type RecordProblem, recordProblems } from '#shared/diary/kind.ts';
import type { KindName, KindProblem } from '#shared/diary/kinds.ts';
import type { KindWords } from './kinds/kind-words.ts';

type Problem = RecordProblem | KindProblem;

/** What is wrong with a record of this kind, if it is something there is a sentence for. */
export function problemIn(
  { problems }: Pick<KindWords<KindName>, 'problems'>,
  fields: Partial<Record<string, string>> = {},
): Problem | undefined {
  const known: readonly string[] = [...problems, ...recordProblems];
  return Object.values(fields).find((code): code is Problem => code !== undefined && known.includes(code));
}
