import { addDays, type CalendarDate, dayIn, weekdayOf } from '../time/calendar-date.ts';

/** The chips of the tab, by their Portuguese names; 'Todos' is the absence of one. */
export const sessionCategories = [
  'Amamentação',
  'Pós-parto',
  'Sono',
  'Introdução Alimentar',
  'Desenvolvimento',
  'Relacionamentos',
  'Saúde Mental',
] as const;
export type SessionCategory = (typeof sessionCategories)[number];

/** What the free plan keeps in 'Biblioteca Pessoal'; premium has no limit that anyone reaches. */
export const savedSessionsAllowed = { free: 2, premium: 1000 } as const;
export const plans = ['free', 'premium'] as const;
export type Plan = (typeof plans)[number];

export const maxQuestionLength = 500;
export const sessionsPerPage = 20;
export const questionsPerPage = 30;

/** Mail goes out so long before a session. */
export const reminderMinutes = { dayBefore: 24 * 60, shortlyBefore: 10 } as const;

/** Who asked for the session so lately is watching it. */
export const watchingSeconds = 90;

/** A session that nobody ended is over so long after its planned end. */
export const liveOverrunMinutes = 60;

export const sessionStates = ['scheduled', 'live', 'ended', 'cancelled'] as const;
export type SessionState = (typeof sessionStates)[number];

/** The zone of the house: told beside hers when the two differ. */
export const houseTimeZone = 'America/Sao_Paulo';

/** Weeks begin on the Monday of the house. */
export function houseMonday(now: Date): CalendarDate {
  const today = dayIn(houseTimeZone, now);
  return addDays(today, -((weekdayOf(today) + 6) % 7));
}
