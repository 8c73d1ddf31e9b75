import { type NursingProblem, nursingProblems } from '#shared/nursing/nursing.rules.ts';

const isProblem = (code: string): code is NursingProblem =>
  (nursingProblems as readonly string[]).includes(code);

/** What the server says is wrong, if it is something there is a sentence for. */
export function problemIn(fields: Record<string, string> | undefined): NursingProblem | undefined {
  return Object.values(fields ?? {}).find(isProblem);
}
