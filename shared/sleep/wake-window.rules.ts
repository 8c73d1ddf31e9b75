import type { BabyAge, BornBaby } from '../baby/baby-age.rules.ts';

/** From the shortest to the longest that is usual. Never a mark to reach: every baby has its own. */
export type Span = { from: number; to: number };

const rulesOfThumb = { under4Months: { from: 60, to: 90 }, later: { from: 90, to: 120 } } as const;

/**
 * The specification's two ranges, easy to remember: one hour to one and a half under four months, then up to two.
 * The table leads: null where the range does not lie within what it says for the age.
 */
export function ruleOfThumb(age: BabyAge): Span | null {
  const window = wakeWindow(age);
  if (age.kind !== 'born' || !window) return null;
  const rule = age.guidanceMonths < 4 ? rulesOfThumb.under4Months : rulesOfThumb.later;
  return rule.from >= window.minutes.from && rule.to <= window.minutes.to ? rule : null;
}

/** A row of the finer table: who it is for, by corrected age, and the minutes awake that are usual then. */
export type WakeWindow = {
  key: (typeof wakeWindowKeys)[number];
  minutes: Span;
  /** From this age on. The second row begins by the day; all others by months of the calendar. */
  fromMonths: number;
};

export const wakeWindowKeys = [
  'newborn',
  'to-3-months',
  '3-months',
  '4-months',
  '5-to-6-months',
  '7-to-10-months',
  '11-months',
  '12-to-18-months',
  'from-19-months',
] as const;

const newbornDays = 28;
const newborn: WakeWindow = { key: 'newborn', minutes: { from: 30, to: 60 }, fromMonths: 0 };

/** As guides for families tell it; they agree within a quarter or half an hour. */
export const wakeWindows: readonly WakeWindow[] = [
  newborn,
  { key: 'to-3-months', minutes: { from: 45, to: 90 }, fromMonths: 0 },
  { key: '3-months', minutes: { from: 75, to: 120 }, fromMonths: 3 },
  { key: '4-months', minutes: { from: 90, to: 150 }, fromMonths: 4 },
  { key: '5-to-6-months', minutes: { from: 120, to: 180 }, fromMonths: 5 },
  { key: '7-to-10-months', minutes: { from: 150, to: 210 }, fromMonths: 7 },
  { key: '11-months', minutes: { from: 180, to: 240 }, fromMonths: 11 },
  // Somewhere here two naps become one: three to four hours with two, four to six with one.
  { key: '12-to-18-months', minutes: { from: 180, to: 360 }, fromMonths: 12 },
  { key: 'from-19-months', minutes: { from: 240, to: 360 }, fromMonths: 19 },
];

/** Null for a baby who is still expected or whose age nobody told: then all rows are shown, and none is chosen. */
export function wakeWindow(age: BabyAge): WakeWindow | null {
  if (age.kind !== 'born') return null;
  if (guidanceDays(age) < newbornDays) return newborn;
  return wakeWindows.findLast(({ fromMonths }) => age.guidanceMonths >= fromMonths) ?? newborn;
}

/** Corrected while that matters, as `guidanceMonths` is; before term it is the first day. */
const guidanceDays = ({ corrected, days }: BornBaby) => corrected?.days ?? days;

/** Hours asleep in a day and night, naps and all: a fact beside the tools. Null where none is known or told. */
export function totalSleepHours(age: BabyAge): Span | null {
  if (age.kind !== 'born' || age.guidanceMonths >= 36) return null;
  if (age.guidanceMonths < 4) return { from: 14, to: 17 };
  return age.guidanceMonths < 12 ? { from: 12, to: 16 } : { from: 11, to: 14 };
}
