import { useSyncExternalStore } from 'react';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { wallClock } from '#shared/time/zoned-time.ts';
import { firstPaint } from '../first-paint/first-paint.ts';
import { deviceTimeZone } from './time-zone.ts';

const lookAgainMs = 30_000;

/** The day and the hour where she is. A page left open over midnight, or a phone taken up again, follows. */
export function useLocalTime(): { today: CalendarDate; hour: number } {
  const [today = '', hour] = useSyncExternalStore(subscribe, readClock, clockAtFirst).split(' ');
  return { today: today as CalendarDate, hour: Number(hour) };
}

/** One text, because a snapshot must be equal to itself while nothing changed. */
const readClock = () => clockAt(new Date(), deviceTimeZone());

function clockAtFirst(): string {
  const { now, zone } = firstPaint();
  return clockAt(new Date(now), zone);
}

function clockAt(moment: Date, zone: string): string {
  const { date, hour } = wallClock(moment, zone);
  return `${date} ${hour}`;
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, lookAgainMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
