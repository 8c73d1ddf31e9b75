import { gestationRange, type JourneyType } from '../profile/profile.rules.ts';
import { addDays, addMonths, type CalendarDate, daysBetween, monthsBetween } from '../time/calendar-date.ts';

export const daysPerWeek = 7;
const monthsPerYear = 12;

const newbornDays = 28;
const pregnancyWeeks = 40;
/** A pregnancy that would be past this was told of long ago: its weeks are not counted on, and only she knows what came. */
const countedUntilWeeks = 44;
/** Born before these completed weeks, a baby was born early. */
export const termWeeks = 37;
/** Up to here the weeks that were missing still matter to what a baby can do and eat. */
const correctedUntilMonths = 24;

export type BabyPhase =
  | { name: 'newborn' }
  /** Nought from the 29th day to the first full month. */
  | { name: 'infant'; months: number }
  | { name: 'years'; years: number };

export type BabyAgeText =
  | { days: number }
  | { months: number; days: number }
  | { years: number; months: number };

export type BornBaby = {
  kind: 'born';
  days: number;
  /** The week she is living, counted from 1. */
  weeks: number;
  phase: BabyPhase;
  text: BabyAgeText;
  /** Full months by the calendar: what she reads, and the age of every health guidance. */
  calendarMonths: number;
  /** Counted from the day the baby was expected. Null when born at term, and from 24 months on. */
  corrected: { days: number; calendarMonths: number; isBeforeTerm: boolean } | null;
  /** The months that guidance (solids, milestones) must ask: corrected while that matters, else the calendar's. */
  guidanceMonths: number;
  /** The same in weeks, counted as `weeks`: what the weekly highlights are about. */
  guidanceWeeks: number;
};

export type ExpectedBaby = {
  kind: 'expected';
  /** Nought on the due date, and below it after. */
  daysToGo: number;
  weeksToGo: number;
  /** Completed weeks, at least 1, and the days since; with `weeksToGo` the weeks make 40 until the due date. */
  gestation: { weeks: number; days: number } | null;
};

export type UnknownAge = {
  kind: 'unknown';
  /** What would tell it: a date, or whether the date she gave is of the birth. Null asks nothing of her. */
  question: 'date' | 'which-date' | null;
};

export type BabyAge = UnknownAge | ExpectedBaby | BornBaby;

/** What is known of one baby. Only she says that a baby was born: a date alone never does. */
export type BabyFacts = {
  journeyType: JourneyType | null;
  /** Of birth, or expected: the journey type says which. */
  birthDate: CalendarDate | null;
  /** Completed weeks at birth, as she told them. */
  gestationWeeks: number | null;
  /** When a born baby was expected: tells the weeks at birth that she did not tell herself. */
  dueDate?: CalendarDate | null;
};

/** How old is the baby? Asked here and nowhere else. */
export function babyAge({
  journeyType,
  birthDate,
  gestationWeeks,
  dueDate = null,
  today,
}: BabyFacts & { today: CalendarDate }): BabyAge {
  if (birthDate === null) return { kind: 'unknown', question: 'date' };
  const days = daysBetween(birthDate, today);
  if (days < 0 || journeyType === 'gestante') return expected(-days);
  if (journeyType === null) return { kind: 'unknown', question: 'which-date' };
  return born(birthDate, gestationWeeks ?? (dueDate && weeksAtBirth(dueDate, birthDate)), today);
}

/** Completed weeks at birth, by the day that was expected; null where the two days make no pregnancy. */
export function weeksAtBirth(dueDate: CalendarDate, birthDate: CalendarDate): number | null {
  const weeks = Math.floor((pregnancyWeeks * daysPerWeek - daysBetween(birthDate, dueDate)) / daysPerWeek);
  return weeks >= gestationRange.min && weeks <= gestationRange.max ? weeks : null;
}

type MaybeDated = { journeyType: JourneyType | null; date: string | null; today: CalendarDate };

/** Not born yet, as far as she told: by her word, or by a day that is still to come. */
export function isExpected({ journeyType, date, today }: MaybeDated): boolean {
  return journeyType === 'gestante' || (date !== null && date > today);
}

/** What to ask her: has the expected baby come, or is the date that of the birth? Null while nothing is due. */
export function arrivalQuestion(age: BabyAge): 'arrived' | 'which-date' | null {
  if (age.kind === 'expected') return age.daysToGo <= 0 ? 'arrived' : null;
  return age.kind === 'unknown' && age.question === 'which-date' ? 'which-date' : null;
}

function expected(untilDue: number): ExpectedBaby {
  // Of minus nought, on the day itself.
  const daysToGo = untilDue + 0;
  const pregnantDays = pregnancyWeeks * daysPerWeek - daysToGo;
  const weeks = Math.floor(pregnantDays / daysPerWeek);
  return {
    kind: 'expected',
    daysToGo,
    weeksToGo: Math.max(0, Math.ceil(daysToGo / daysPerWeek)),
    gestation:
      weeks <= countedUntilWeeks
        ? { weeks: Math.max(1, weeks), days: weeks < 1 ? 0 : pregnantDays % daysPerWeek }
        : null,
  };
}

function born(birthDate: CalendarDate, gestationWeeks: number | null, today: CalendarDate): BornBaby {
  const days = daysBetween(birthDate, today);
  const calendarMonths = monthsBetween(birthDate, today);
  const corrected =
    gestationWeeks !== null && gestationWeeks < termWeeks && calendarMonths < correctedUntilMonths
      ? correctedAge(addDays(birthDate, (pregnancyWeeks - gestationWeeks) * daysPerWeek), today)
      : null;
  return {
    kind: 'born',
    days,
    weeks: weekOfLife(days),
    phase: phaseOf(days, calendarMonths),
    text: ageText(birthDate, calendarMonths, today),
    calendarMonths,
    corrected,
    guidanceMonths: corrected?.calendarMonths ?? calendarMonths,
    guidanceWeeks: weekOfLife(corrected?.days ?? days),
  };
}

const weekOfLife = (days: number): number => Math.max(1, Math.ceil(days / daysPerWeek));

/** Never below zero: before the day she was expected, a baby's corrected age is "not yet at term". */
function correctedAge(expectedOn: CalendarDate, today: CalendarDate) {
  return {
    days: Math.max(0, daysBetween(expectedOn, today)),
    calendarMonths: Math.max(0, monthsBetween(expectedOn, today)),
    isBeforeTerm: today < expectedOn,
  };
}

function phaseOf(days: number, months: number): BabyPhase {
  if (days <= newbornDays) return { name: 'newborn' };
  if (months < monthsPerYear) return { name: 'infant', months };
  return { name: 'years', years: Math.floor(months / monthsPerYear) };
}

/** Birth, the months and the days of the text make today; from the first birthday on the days are left out. */
function ageText(birthDate: CalendarDate, months: number, today: CalendarDate): BabyAgeText {
  if (months >= monthsPerYear)
    return { years: Math.floor(months / monthsPerYear), months: months % monthsPerYear };
  const days = daysBetween(addMonths(birthDate, months), today);
  return months === 0 ? { days } : { months, days };
}
