import { sleepCalendar } from './pt/sleep-calendar.ts';
import { sleepDiary } from './pt/sleep-diary.ts';

/** What the sleep diary, its calendar and its bar say: the bar is on every screen while a baby sleeps. */
export const texts = { sleepCalendar, sleepDiary } as const;
