import { addDays, type CalendarDate, daysBetween, monthsBetween } from '../time/calendar-date.ts';

/** What is told when no date is known: the content of five months. */
const unknownMonths = 5;

const daysPerWeek = 7;
/** The specification's month and year, for words and chapters. Health guidance never counts with them. */
const daysPerMonth = 30;
const daysPerYear = 365;

const newbornDays = 28;
const pregnancyWeeks = 40;
/** Born before these completed weeks, a baby was born early. */
const termWeeks = 37;
/** Up to here the weeks that were missing still matter to what a baby can do and eat. */
const correctedUntilMonths = 24;

export type BabyPhase =
  | { name: 'newborn' }
  | { name: 'infant'; months: number }
  | { name: 'years'; years: number };

export type BabyAgeText =
  | { days: number }
  | { months: number; days: number }
  | { years: number; months: number };

export type BornBaby = {
  kind: 'born';
  days: number;
  /** The week and the month she is living, counted from 1. */
  weeks: number;
  months: number;
  phase: BabyPhase;
  text: BabyAgeText;
  /** Full months by the calendar: the age of every health guidance. */
  calendarMonths: number;
  /** Counted from the day the baby was expected. Null when born at term, and from 24 months on. */
  corrected: { days: number; calendarMonths: number; isBeforeTerm: boolean } | null;
  /** The months that guidance (solids, milestones) must ask: corrected while that matters, else the calendar's. */
  guidanceMonths: number;
};

/** `gestationWeek` counts completed weeks; with `weeksToGo` it makes 40. */
export type ExpectedBaby = { kind: 'expected'; daysToGo: number; weeksToGo: number; gestationWeek: number };

export type BabyAge = { kind: 'unknown'; months: typeof unknownMonths } | ExpectedBaby | BornBaby;

type Known = { birthDate: CalendarDate | null; gestationWeeks: number | null; today: CalendarDate };

/** How old is the baby? Asked here and nowhere else. A date after today is a due date; today's is the day of birth. */
export function babyAge({ birthDate, gestationWeeks, today }: Known): BabyAge {
  if (birthDate === null) return { kind: 'unknown', months: unknownMonths };
  const days = daysBetween(birthDate, today);
  return days < 0 ? expected(-days) : born(birthDate, gestationWeeks, today, days);
}

function expected(daysToGo: number): ExpectedBaby {
  const weeksToGo = Math.ceil(daysToGo / daysPerWeek);
  return { kind: 'expected', daysToGo, weeksToGo, gestationWeek: Math.max(1, pregnancyWeeks - weeksToGo) };
}

function born(
  birthDate: CalendarDate,
  gestationWeeks: number | null,
  today: CalendarDate,
  days: number,
): BornBaby {
  const calendarMonths = monthsBetween(birthDate, today);
  const corrected =
    gestationWeeks !== null && gestationWeeks < termWeeks && calendarMonths < correctedUntilMonths
      ? correctedAge(addDays(birthDate, (pregnancyWeeks - gestationWeeks) * daysPerWeek), today)
      : null;
  return {
    kind: 'born',
    days,
    weeks: Math.max(1, Math.ceil(days / daysPerWeek)),
    months: Math.max(1, Math.ceil(days / daysPerMonth)),
    phase: phaseOf(days),
    text: ageText(days),
    calendarMonths,
    corrected,
    guidanceMonths: corrected?.calendarMonths ?? calendarMonths,
  };
}

/** Never below zero: before the day she was expected, a baby's corrected age is "not yet at term". */
function correctedAge(expectedOn: CalendarDate, today: CalendarDate) {
  return {
    days: Math.max(0, daysBetween(expectedOn, today)),
    calendarMonths: Math.max(0, monthsBetween(expectedOn, today)),
    isBeforeTerm: today < expectedOn,
  };
}

/** Completed 30-day months, as the age text beside it says them; day 29 is already called the first. */
function phaseOf(days: number): BabyPhase {
  if (days <= newbornDays) return { name: 'newborn' };
  if (days <= daysPerYear) {
    return { name: 'infant', months: Math.max(1, Math.floor(days / daysPerMonth)) };
  }
  return { name: 'years', years: Math.floor(days / daysPerYear) };
}

/**
 * Under a year the parts add up to the days: `months * 30 + days`. A year of 365 days holds twelve such months
 * and five days more; those five stay in the eleventh month, so that nobody reads "1 year and 12 months".
 */
function ageText(days: number): BabyAgeText {
  if (days < daysPerMonth) return { days };
  if (days < daysPerYear) return { months: Math.floor(days / daysPerMonth), days: days % daysPerMonth };
  return {
    years: Math.floor(days / daysPerYear),
    months: Math.min(11, Math.floor((days % daysPerYear) / daysPerMonth)),
  };
}
