import { type SleepProblem, type SleepTimerProblem, sleepProblems } from '#shared/sleep/sleep.rules.ts';

type Problem = SleepProblem | SleepTimerProblem;

const isProblem = (code: string): code is Problem =>
  code === 'too_many_timers' || (sleepProblems as readonly string[]).includes(code);

/** What the server says is wrong, if it is something there is a sentence for. */
export function problemIn(fields: Record<string, string> | undefined): Problem | undefined {
  return Object.values(fields ?? {}).find(isProblem);
}
