import { addDays, type CalendarDate, isCalendarDate } from '../time/calendar-date.ts';
import { momentOf, type WallClock, wallClock } from '../time/zoned-time.ts';

const pattern =
  /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2}|AM|PM)?$/i;

/**
 * '2026-02-25 10:30', with seconds or without, as an instant. Without a zone it is on the clock of the family's. Other
 * orders of day and month are not guessed: what may be the second of March is null.
 */
export function readMoment(text: string, timeZone: string): Date | null {
  const [, date, hours = '', minutes = '', seconds = '0', mark = ''] = pattern.exec(text.trim()) ?? [];
  if (!isCalendarDate(date)) return null;
  const half = /^[AP]M$/i.test(mark) ? mark.toUpperCase() : null;
  const [hour, minute, second] = [hourOf(Number(hours), half), Number(minutes), Number(seconds)];
  if (hour === null || minute > 59 || second > 59) return null;
  if (half === null && mark !== '') {
    const padded = `${String(hour).padStart(2, '0')}:${minutes}:${seconds.padStart(2, '0')}`;
    const zone = mark.toUpperCase() === 'Z' ? 'Z' : mark.replace(/^(.{3}):?(.{2})$/, '$1:$2');
    const moment = new Date(`${date}T${padded}${zone}`);
    return Number.isNaN(moment.getTime()) ? null : moment;
  }
  return momentNear({ date, hour, minute, second }, timeZone);
}

const dayMs = 86_400_000;
/** A year's worth: rows come by day, and the clocks of a day are asked once. */
const maxDays = 400;
const beginnings = new Map<string, Date | null>();

/** The same as `momentOf`, which asks the clocks each time: a file has tens of thousands of moments. */
function momentNear(wall: WallClock, timeZone: string): Date {
  const begins = beginningOf(wall.date, timeZone);
  if (begins === null) return momentOf(wall, timeZone);
  return new Date(begins.getTime() + ((wall.hour * 60 + wall.minute) * 60 + wall.second) * 1000);
}

/** When a day began; null for one on which the clocks were changed. */
function beginningOf(date: CalendarDate, timeZone: string): Date | null {
  const name = `${timeZone} ${date}`;
  const known = beginnings.get(name);
  if (known !== undefined) return known;
  const midnight = (day: CalendarDate) => momentOf({ date: day, hour: 0, minute: 0, second: 0 }, timeZone);
  const begins = midnight(date);
  const isWhole = midnight(addDays(date, 1)).getTime() - begins.getTime() === dayMs;
  if (beginnings.size >= maxDays) beginnings.clear();
  beginnings.set(name, isWhole ? begins : null);
  return isWhole ? begins : null;
}

function hourOf(hour: number, half: string | null): number | null {
  if (half === null) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'PM' ? 12 : 0);
}

/** A day as it stands there, or that of a moment where the family lives. */
export function readDay(text: string, timeZone: string): CalendarDate | null {
  const day = text.trim();
  if (isCalendarDate(day)) return day;
  const moment = readMoment(day, timeZone);
  return moment && wallClock(moment, timeZone).date;
}

/** '00:28' is hours and minutes, '4:00:00' has seconds, '1 day, 4:00:00' days. In seconds; null where it is none. */
export function readDuration(text: string): number | null {
  const [whole, days = '0', hours = '', minutes = '', seconds = '0'] =
    /^(?:(\d+) days?,? )?(\d+):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
}

/** An hour to a week is the interval of a medicine; anything else is none. */
export function hoursBetweenDoses(seconds: number | null): number | null {
  const hours = (seconds ?? 0) / 3600;
  return hours >= 1 && hours <= 168 ? hours : null;
}
