import { alarmLines, calendarLines, calendarText, utcStamp } from '../calendar/calendar-text.rules.ts';
import type { Language } from '../language/language.rules.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import { inOrder } from './routine.rules.ts';
import type { Routine, RoutineStep } from './routine.schema.ts';

type CalendarSource = { routine: Routine; firstDay: CalendarDate; now: Date; language: Language };

/**
 * A routine for any calendar (RFC 5545): each step every day, on the clock of wherever she is, so that half past seven
 * stays so on a journey and when clocks change. A step keeps its UID: taken again after a change, it replaces what
 * was there.
 */
export function routineCalendar({ routine, firstDay, now, language }: CalendarSource): string {
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Colo//Colo//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${calendarText(routine.name)}`,
    ...inOrder(routine.steps).flatMap((step) => eventLines(step, { name: routine.name, firstDay, now })),
    'END:VCALENDAR',
  ]);
}

function eventLines(
  step: RoutineStep,
  { name, firstDay, now }: { name: string; firstDay: CalendarDate; now: Date },
): string[] {
  return [
    'BEGIN:VEVENT',
    ...revisionLines(step, firstDay, now),
    ...(step.minutes > 0 ? [`DURATION:PT${step.minutes}M`] : []),
    'RRULE:FREQ=DAILY',
    `SUMMARY:${calendarText(step.what)}`,
    `DESCRIPTION:${calendarText(name)}`,
    // A bath at seven does not make her busy for whoever looks for a time to meet.
    'TRANSP:TRANSPARENT',
    ...(step.reminds ? alarmLines(0, step.what) : []),
    'END:VEVENT',
  ];
}

function revisionLines(step: RoutineStep, firstDay: CalendarDate, now: Date): string[] {
  return [
    `UID:routine-step-${step.id}@colo`,
    `DTSTAMP:${utcStamp(now)}`,
    // Minutes, for want of a count: a file of a later minute is the newer revision.
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTART:${firstDay.replaceAll('-', '')}T${step.time.replace(':', '')}00`,
  ];
}

type Cancelling = Omit<CalendarSource, 'routine'> & {
  routines: readonly Routine[];
  /** What a calendar that keeps cancelled events shows: none of her words. */
  word: string;
};

/** Takes back what `routineCalendar` put into a calendar: the same UIDs, later, cancelled. */
export function cancelledRoutines({ routines, firstDay, now, language, word }: Cancelling): string {
  const steps = routines.flatMap((routine) => inOrder(routine.steps));
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Colo//Colo//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:CANCEL',
    ...steps.flatMap((step) => [
      'BEGIN:VEVENT',
      ...revisionLines(step, firstDay, now),
      'STATUS:CANCELLED',
      `SUMMARY:${calendarText(word)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}
