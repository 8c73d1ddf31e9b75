import { firstAge, firstOfLastRound, lastAge } from '#shared/daily/daily.rules.ts';

/** Whole weeks, so that the weekday of a round stays what it was. */
const roundBefore = 70;
const roundAfter = lastAge - firstOfLastRound + 1;

/**
 * The age for which the calendar is asked, as the stored function has it: its own while it knows it, else one of the last
 * or first weeks it knows.
 */
export function calendarAge(days: number): number {
  if (days > lastAge) return firstOfLastRound + ((days - lastAge - 1) % roundAfter);
  if (days < firstAge) return firstAge + roundBefore - 1 - ((firstAge - days - 1) % roundBefore);
  return days;
}
