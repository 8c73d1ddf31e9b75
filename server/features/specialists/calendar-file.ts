import { alarmLines, calendarLines, calendarText, utcStamp } from '#shared/calendar/calendar-text.rules.ts';
import { documentLanguage, type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { sessionPath } from '#shared/navigation/paths.ts';
import { reminderMinutes } from '#shared/specialists/specialists.rules.ts';
import type { SessionRow } from './specialists.table.ts';

const texts = {
  pt: {
    withWhom: (name: string) => `Com ${name}`,
    cancelled: (title: string) => `Cancelado: ${title}`,
    reason: (why: string) => `Motivo: ${why}`,
    premium: 'Conteúdo premium.',
  },
  en: {
    withWhom: (name: string) => `With ${name}`,
    cancelled: (title: string) => `Cancelled: ${title}`,
    reason: (why: string) => `Reason: ${why}`,
    premium: 'Premium content.',
  },
} as const;

type CalendarEntry = { session: SessionRow; specialistName: string; language: Language; appUrl: string };

/**
 * A video session for any calendar (RFC 5545). It leads to the session's page and never to its meeting or video: who
 * may open those is decided there. The same UID each time, with a SEQUENCE that grows: taken again after a change, it
 * replaces what was there.
 */
export function calendarFile({ session, specialistName, language, appUrl }: CalendarEntry): string {
  const t = texts[language];
  const page = `${appUrl}${pathInLanguage(sessionPath(session.id), language)}`;
  const isCancelled = session.cancelledAt !== null;
  const endsAt = new Date(session.startsAt.getTime() + session.durationMinutes * 60_000);
  const summary = isCancelled ? t.cancelled(session.title) : session.title;
  const description = [
    isCancelled && session.cancelReason ? t.reason(session.cancelReason) : '',
    t.withWhom(specialistName),
    session.description,
    session.isPremium ? t.premium : '',
    page,
  ];
  // The words of a session are in its own language, whatever the page was in.
  const spoken = `LANGUAGE=${documentLanguage[session.language]}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Colo//Colo//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:video-session-${session.id}@colo`,
    `SEQUENCE:${session.sequence}`,
    // Without a METHOD it is the moment of the last revision.
    `DTSTAMP:${utcStamp(session.updatedAt)}`,
    `CREATED:${utcStamp(session.createdAt)}`,
    `LAST-MODIFIED:${utcStamp(session.updatedAt)}`,
    `DTSTART:${utcStamp(session.startsAt)}`,
    `DTEND:${utcStamp(endsAt)}`,
    `SUMMARY;${spoken}:${calendarText(summary)}`,
    `DESCRIPTION;${spoken}:${calendarText(description.filter(Boolean).join('\n\n'))}`,
    `CATEGORIES:${calendarText(session.category)}`,
    'LOCATION:Colo',
    `URL:${page}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? [] : Object.values(reminderMinutes).flatMap((minutes) => alarmLines(minutes, summary))),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return calendarLines(lines);
}
