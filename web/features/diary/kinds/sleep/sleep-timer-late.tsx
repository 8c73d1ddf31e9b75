import { type SleepChoice, sleepOf } from '#shared/sleep/sleep-timer.rules.ts';
import type { ChoicesProps, TimerLate } from '../../timer-parts.ts';
import { MoodChoice } from './mood-choice.tsx';
import { SortChoice } from './sort-choice.tsx';

/** What the timer of sleeps asks later. */
export const late: TimerLate<'asleep', SleepChoice> = { Choices: SleepChoices, guessMinutes: 8 * 60 };

function SleepChoices({ timer, choice, choose }: ChoicesProps<'asleep', SleepChoice>) {
  const { kind, mood } = sleepOf(timer, choice);
  const change = (told: Partial<SleepChoice>) =>
    choose({ kind: choice?.kind ?? null, mood: choice?.mood ?? null, ...told });
  return (
    <>
      <SortChoice name="sleep-kind" value={kind} onChange={(sort) => change({ kind: sort })} />
      <MoodChoice value={mood} onChange={(felt) => change({ mood: felt })} />
    </>
  );
}
