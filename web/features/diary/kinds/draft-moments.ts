import type { CalendarDate } from '#shared/time/calendar-date.ts';

/** Whole seconds from one moment to another; nought where either is missing. */
export const secondsBetween = (start: string | null, end: string | null): number =>
  Math.max(0, Math.floor((Date.parse(end ?? '') - Date.parse(start ?? '')) / 1000)) || 0;

export const minutesOf = (seconds: number): string => String(Math.round(seconds / 60));

/** What she typed as minutes; undefined where she typed nothing, and the times tell. */
export const typedSeconds = (minutes: string | null): number | undefined =>
  minutes === null ? undefined : Math.max(0, Math.round((Number(minutes) || 0) * 60));

/** Of something that was just now, to the minute. */
export const justNow = (now: Date) => ({
  startTime: new Date(Math.floor(now.getTime() / 60_000) * 60_000).toISOString(),
  endTime: null,
  day: null,
  durationSeconds: null,
});

/** Of something that has a day and no hour. */
export const onDay = (day: CalendarDate) => ({ startTime: null, endTime: null, day, durationSeconds: null });
