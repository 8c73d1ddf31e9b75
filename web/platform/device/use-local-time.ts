import { useSyncExternalStore } from 'react';
import { type CalendarDate, dayIn } from '#shared/time/calendar-date.ts';
import { deviceTimeZone } from './time-zone.ts';

const lookAgainMs = 30_000;

/** The day and the hour where she is. A page left open over midnight, or a phone taken up again, follows. */
export function useLocalTime(): { today: CalendarDate; hour: number } {
  const [today = '', hour] = useSyncExternalStore(subscribe, readClock).split(' ');
  return { today: today as CalendarDate, hour: Number(hour) };
}

/** One text, because a snapshot must be equal to itself while nothing changed. */
function readClock(): string {
  const now = new Date();
  return `${dayIn(deviceTimeZone(), now)} ${now.getHours()}`;
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, lookAgainMs);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
