import type { ActivityDetails } from '#shared/diary/kinds/activity.ts';
import type { ChoicesProps, TimerLate } from '../../timer-parts.ts';
import { ActivityChoice } from './activity-choice.tsx';

/** What the timer of activities asks later. */
export const late: TimerLate<string, ActivityDetails> = {
  Choices: ActivityChoices,
  usualMinutes: [15, 30],
  guessMinutes: 60,
};

function ActivityChoices({ choice, choose }: ChoicesProps<string, ActivityDetails>) {
  return <ActivityChoice value={choice?.activity ?? 'other'} onChange={(activity) => choose({ activity })} />;
}
