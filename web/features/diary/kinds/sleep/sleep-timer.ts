import { CloudMoon, Moon, Sun } from 'lucide-react';
import { paths } from '#shared/navigation/paths.ts';
import type { SleepChoice } from '#shared/sleep/sleep-timer.rules.ts';
import type { TimerParts } from '../../timer-parts.ts';
import { sleepTimer } from './sleep-timer-kind.ts';

/** The timer of sleeps: fell asleep, awake for a moment, woke up. */
export const sleepTimerParts: TimerParts<'asleep', SleepChoice> = {
  kind: sleepTimer,
  nouns: ['sleepDiary'],
  side: 'asleep',
  icons: { start: Moon, resume: CloudMoon, stop: Sun },
  buttonClass: 'min-h-16',
  beganMinutes: [5, 15, 30],
  bar: { path: paths.toolSleepDiary, tone: 'bg-topic-sleep', Icon: Moon },
  late: () => import('./sleep-timer-late.tsx'),
};
