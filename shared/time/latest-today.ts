import { type CalendarDate, dayIn } from './calendar-date.ts';

/** Today where each day begins first: whatever her zone, her today is not later than this one. */
export const latestToday = (now: Date): CalendarDate => dayIn('Pacific/Kiritimati', now);
