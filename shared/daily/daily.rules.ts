import { addDays, type CalendarDate, weekdayOf } from '../time/calendar-date.ts';

export const dailyTypes = ['video', 'audio', 'article', 'activity', 'tip'] as const;
export type DailyType = (typeof dailyTypes)[number];

/** The home calendar's categories, by their Portuguese names. */
export const dailyCategories = [
  'Amamentação e alimentação',
  'Puerpério emocional',
  'Desenvolvimento do bebê',
  'Sono e rotina',
  'Sono do Bebê',
  'Trabalho e maternidade',
  'Autocuidado e identidade',
  'Relações e rede de apoio',
  'Parto e gestação',
] as const;
export type DailyCategory = (typeof dailyCategories)[number];

/** The label when a piece of content has no length of its own. */
export const defaultMinutes = 5;

/** Ages that the calendar knows, in days: 40 weeks before birth to two years and a bit. Beyond, it begins its rounds. */
export const firstAge = -280;
export const lastAge = 793;
/** Whole weeks, so that the weekday of a round stays what it was. */
const roundAfter = 63;
/** From here to the last age the calendar goes round and round, for children beyond it. */
export const firstOfLastRound = lastAge - roundAfter + 1;

/** A visitor without a date looks at the example of a baby of five months. */
export const ageOfUnknown = 150;

/** No piece of content comes twice within so many days. */
export const apartDays = 14;

/** What stays true for half a year or longer belongs to no age: it fills the days that have nothing of their own. */
const evergreenDays = 180;
export const isEvergreen = (fromAge: number, toAge: number): boolean => toAge - fromAge >= evergreenDays;

/** Sunday to Saturday. */
export function weekOf(day: CalendarDate, offset = 0): CalendarDate[] {
  const sunday = addDays(day, offset * 7 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

export const maxWeekOffset = 520;

/** The weeks that have a highlight of their own; between them the latest one not above the current counts. */
export const highlightWeeks = [1, 8, 11, 16, 24] as const;
export type HighlightWeek = (typeof highlightWeeks)[number];
/** So long the last one is still true: it speaks of food that waits for six months. */
const lastHighlightedWeek = 26;
export function highlightWeek(week: number): HighlightWeek | undefined {
  if (week > lastHighlightedWeek) return undefined;
  return highlightWeeks.findLast((candidate) => candidate <= week);
}
