import type { Language } from '#shared/language/language.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { formatDate, formatNearDate, formatPlainDate } from '#web/platform/language/format.ts';

/** 'dom' / 'Sun': as it stands above a column. */
export const weekdayLetters = (date: CalendarDate, language: Language) =>
  formatDate(date, language, { weekday: 'short' }).replace('.', '');

export const dayOfMonth = (date: CalendarDate) => Number(date.slice(8));

/** 'domingo, 15 de novembro' / 'Sunday, November 15'; the year only where it is not this one. */
export const shortDay = (date: CalendarDate, language: Language) =>
  formatNearDate(date, language, { weekday: 'long', day: 'numeric', month: 'long' });

/** 'domingo, 15 de novembro de 2026' / 'Sunday, November 15, 2026'. */
export const longDay = (date: CalendarDate, language: Language) =>
  formatDate(date, language, { dateStyle: 'full' });

/** The name of a cell that shows the day as '1': who says what she sees must be understood, so it is no '1º' there. */
export const cellDay = (date: CalendarDate, language: Language) =>
  formatPlainDate(date, language, { dateStyle: 'full' });

/** 'novembro de 2026' / 'November 2026'. */
export const monthName = (date: CalendarDate, language: Language) =>
  formatDate(date, language, { month: 'long', year: 'numeric' });
