import { type CalendarDate, calendarDate } from './calendar-date.ts';

/** What a clock on the wall shows in some time zone. */
export type WallClock = { date: CalendarDate; hour: number; minute: number; second: number };

const dayMs = 86_400_000;

/**
 * Making a format is a thousand times dearer than using it, and a log asks for thousands of days. One zone has as many
 * names as there are ways to write it in capitals, and a name comes from outside: only so many are remembered.
 */
const maxFormats = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (formats.size >= maxFormats) formats.clear();
  formats.set(timeZone, made);
  return made;
}

export function isTimeZone(name: string): boolean {
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

export function wallClock(moment: Date, timeZone: string): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(moment)) parts[type] = value;
  return {
    date: calendarDate(`${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`),
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    second: Number(parts.second),
  };
}

const asUtc = ({ date, hour, minute, second }: WallClock) =>
  Date.parse(`${date}T00:00:00Z`) + ((hour * 60 + minute) * 60 + second) * 1000;

/** By how much the wall clock is ahead of UTC at that moment. */
function offsetAt(moment: number, timeZone: string): number {
  return asUtc(wallClock(new Date(moment), timeZone)) - Math.floor(moment / 1000) * 1000;
}

/**
 * The moment at which the wall clock shows this. Shown twice (clocks put back), the first time; never shown
 * (clocks put forward), the moment of the change.
 */
export function momentOf(wall: WallClock, timeZone: string): Date {
  const local = asUtc(wall);
  const before = offsetAt(local - dayMs, timeZone);
  const after = offsetAt(local + dayMs, timeZone);
  const fits = [before, after].find((offset) => offsetAt(local - offset, timeZone) === offset);
  return new Date(local - (fits ?? before));
}
