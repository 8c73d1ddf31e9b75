import * as v from 'valibot';
import { type Language, languages } from '../language/language.rules.ts';
import { type CalendarDate, daysBetween, isCalendarDate } from '../time/calendar-date.ts';
import { isTimeZone } from '../time/zoned-time.ts';
import type { Curve } from './curve.ts';
import { mostSheetDays } from './sheet-days.ts';

/** A link dies by itself after so long. */
export const linkHours = 72;
/** So many may be open at once in a family: more than a week of appointments needs. */
export const mostOpenLinks = 5;
/** Of all that was written in these days, so many may go along. */
export const mostSheetNotes = 200;

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
const day = v.custom<CalendarDate>(
  (value) => isCalendarDate(value) && value >= '2000-01-01' && value < '9998',
  'not_a_date',
);
const spanned = {
  baby: id,
  first: day,
  last: day,
  /** Where her days are, until the family has said where its own are. */
  timeZone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'not_a_time_zone')),
  language: v.picklist(languages),
};

type Span = { first: CalendarDate; last: CalendarDate };
/** What is wrong with the days that she chose. */
export function spanProblem({ first, last }: Span): 'ends_before_start' | 'range_too_long' | undefined {
  const days = daysBetween(first, last) + 1;
  if (days < 1) return 'ends_before_start';
  return days > mostSheetDays ? 'range_too_long' : undefined;
}

export const sheetQuerySchema = v.strictObject({ family: v.optional(id), ...spanned });
export const linkListQuerySchema = v.strictObject({ family: v.optional(id) });
export const linkParamSchema = v.strictObject({ id });
export const newLinkSchema = v.strictObject({
  ...spanned,
  notes: v.pipe(v.array(id), v.maxLength(mostSheetNotes)),
});
export type NewLink = v.InferOutput<typeof newLinkSchema>;

/** A piece of the sheet, in words: whoever shows it knows neither kinds nor languages. */
export type SheetBlock =
  | { sort: 'table'; head: string[]; rows: string[][]; foot?: string[] | undefined }
  | { sort: 'curves'; curves: (Curve & { title: string })[]; caption: string }
  | { sort: 'lines'; lines: string[] }
  /** Each with room to write below it. */
  | { sort: 'questions'; questions: string[] }
  | { sort: 'notes'; notes: SheetNote[] };
export type SheetNote = { id: string; when: string; text: string };
export type SheetSection = { title: string; blocks: SheetBlock[] };

/** A sheet as it is read and printed, and as a link keeps it. */
export type SheetDocument = {
  language: Language;
  title: string;
  /** Who it is about, how old, and of which days. */
  about: string[];
  sections: SheetSection[];
  foot: string[];
};

/** With every note of these days: which of them go along is chosen where it is shown. */
export type SheetAnswer = { document: SheetDocument };

export type SheetLink = {
  id: string;
  babyId: string;
  first: CalendarDate;
  last: CalendarDate;
  language: Language;
  createdAt: string;
  expiresAt: string;
  opened: number;
  lastOpenedAt: string | null;
};
export type SheetLinksAnswer = { links: SheetLink[] };
/** The address is told this once: only its hash is kept. */
export type NewLinkAnswer = { link: SheetLink; path: string };
export const linkPath = (token: string) => `/consulta/${token}`;
