import { addDays } from '#shared/time/calendar-date.ts';
import { momentOf, wallClock } from '#shared/time/zoned-time.ts';

export type WakeProblem = 'not_a_time' | 'in_the_future' | 'long_ago';

const minute = 60_000;
/** Clocks differ a little, and she rounds. */
const aheadMs = 5 * minute;
/** No baby is awake for longer: it is a slip, or a sleep in between that nobody wrote down. */
const longestAwakeMs = 14 * 60 * minute;

/** When the baby woke up, of a time on her clock: the last time that the clock showed it. */
export function wokeAt(time: string, now: number, timeZone: string): number | WakeProblem {
  const [, hour, min] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  if (hour === undefined || min === undefined) return 'not_a_time';
  const { date } = wallClock(new Date(now), timeZone);
  const onDay = (day: typeof date) =>
    momentOf({ date: day, hour: Number(hour), minute: Number(min), second: 0 }, timeZone).getTime();
  const today = onDay(date);
  const isToday = today <= now + aheadMs;
  const moment = isToday ? today : onDay(addDays(date, -1));
  if (now - moment <= longestAwakeMs) return moment;
  return isToday ? 'long_ago' : 'in_the_future';
}
