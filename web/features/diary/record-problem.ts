import { type RecordProblem, recordProblems } from '#shared/diary/kind.ts';
import { type KindName, type KindProblem, kindOf } from '#shared/diary/kinds.ts';

type Problem = RecordProblem | KindProblem;

/** What is wrong with a record of this kind, if it is something there is a sentence for. */
export function problemIn(kind: KindName, fields: Partial<Record<string, string>> = {}): Problem | undefined {
  const known: readonly string[] = [...kindOf(kind).problems, ...recordProblems];
  return Object.values(fields).find((code): code is Problem => code !== undefined && known.includes(code));
}
