import { ToyBrick } from 'lucide-react';
import { type ActivityDetails, activity } from '#shared/diary/kinds/activity.ts';
import { kindTimer } from '../../kind-timer.ts';

/** The timer of what a day is made of beside food and sleep. */
export const activityTimer = kindTimer(activity, {
  side: 'on',
  Icon: ToyBrick,
  tone: 'bg-sage-soft',
  toDetails: (choice: ActivityDetails) => choice,
  late: () => import('./activity-timer-late.tsx'),
});
