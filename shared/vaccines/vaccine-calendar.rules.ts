import { alarmLines, calendarLines, calendarText, utcStamp } from '../calendar/calendar-text.rules.ts';
import type { Language } from '../language/language.rules.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import type { ScheduledDose, VaccineSchedule } from './schedule.schema.ts';

const words = {
  pt: { name: 'Vacinas', summary: 'Vacina: posto de saúde' },
  en: { name: 'Vaccines', summary: 'Vaccine: health unit' },
} as const;

/** At nine in the morning of the day before: to find the booklet, and to know when the unit opens. */
const remindsMinutesBefore = 15 * 60;

type CalendarSource = {
  schedule: VaccineSchedule;
  /** As `dueDays` told them. */
  days: readonly { day: CalendarDate; doses: readonly ScheduledDose[] }[];
  babyId: string;
  now: Date;
  language: Language;
};

/**
 * The days to come for any calendar (RFC 5545), each a whole day. It names no baby, and vaccines only where somebody opens
 * the day: a calendar is often shared, and its title is read on a locked phone. A day keeps its UID: taken again after a dose was given or the calendar changed, it replaces what was there.
 */
export function vaccineCalendar({ schedule, days, babyId, now, language }: CalendarSource): string {
  const nameOf = ({ vaccine, name }: ScheduledDose) =>
    `${schedule.vaccines.find(({ key }) => key === vaccine)?.name[language] ?? vaccine} (${name[language]})`;
  const eventOf = ({ day, doses }: CalendarSource['days'][number]): string[] => {
    const { summary } = words[language];
    const description = `${doses.map(nameOf).join('\n')}\n\n${schedule.advice[language]}`;
    return [
      'BEGIN:VEVENT',
      `UID:vaccines-${babyId}-${day}@colo`,
      `DTSTAMP:${utcStamp(now)}`,
      // Minutes, for want of a count: a file of a later minute is the newer revision.
      `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll('-', '')}`,
      `SUMMARY:${calendarText(summary)}`,
      `DESCRIPTION:${calendarText(description)}`,
      'TRANSP:TRANSPARENT',
      ...alarmLines(remindsMinutesBefore, summary),
      'END:VEVENT',
    ];
  };
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Colo//Colo//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${calendarText(words[language].name)}`,
    ...days.flatMap(eventOf),
    'END:VCALENDAR',
  ]);
}
